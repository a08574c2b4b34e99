import { Component, type ReactNode, type RefCallback } from 'react';

interface PartBoundaryProps {
  /** Id of the part's element. */
  id: string;
  /** Renders the part's element without children; its content is set through the ref. */
  renderEmpty: (ref: RefCallback<HTMLElement>) => ReactNode;
  /** Shown if the document does not contain the part yet. */
  otherwise?: ReactNode;
  children: ReactNode;
}

interface PartBoundaryState {
  hasFailed: boolean;
}

/** Ids of the hydrated parts; all others are still as served. */
const taken = new Set<string>();

/**
 * When a part fails in the browser it loses its scripts, never its content: its served nodes stay in the
 * document, and links, menu and notes work without scripts.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  static getDerivedStateFromError(): PartBoundaryState {
    return { hasFailed: true };
  }

  override state: PartBoundaryState = { hasFailed: false };
  #isTaken = false;
  #kept: Node[] | undefined;

  override componentDidMount() {
    this.#isTaken = true;
    taken.add(this.props.id);
  }

  override componentWillUnmount() {
    taken.delete(this.props.id);
  }

  override render() {
    const { children, renderEmpty, otherwise } = this.props;
    if (!this.state.hasFailed) return children;
    this.#kept ??= this.#findNodes();
    return this.#kept.length > 0 ? renderEmpty(this.#fill) : otherwise;
  }

  #findNodes(): Node[] {
    const { id } = this.props;
    // The previous page, which is still shown, may have a part with the same id.
    const isOfAnother = !this.#isTaken && taken.has(id);
    return isOfAnother ? [] : [...(document.getElementById(id)?.childNodes ?? [])];
  }

  /** A stable function, or React would call it again on the next render. */
  #fill = (element: HTMLElement | null) => element?.append(...(this.#kept ?? []));
}
