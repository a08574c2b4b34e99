import { Component, type ReactNode, type RefCallback } from 'react';

interface PartBoundaryProps {
  /** Id of the element that holds the part. */
  id: string;
  /** The part's element with nothing in it, which is filled by way of the ref. */
  renderEmpty: (ref: RefCallback<HTMLElement>) => ReactNode;
  /** Shown where the document holds nothing of the part yet. */
  otherwise?: ReactNode;
  children: ReactNode;
}

interface PartBoundaryState {
  hasFailed: boolean;
}

/** Ids of the parts that React has taken over: what the document holds of any other is as served. */
const taken = new Set<string>();

/**
 * A failure in the browser costs a part its scripts, never its content: the nodes that stand in the
 * document stay there, with links, menu and notes, which work by themselves.
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
    // The page before, which is still shown, may have had a part of the same name.
    const isOfAnother = !this.#isTaken && taken.has(id);
    return isOfAnother ? [] : [...(document.getElementById(id)?.childNodes ?? [])];
  }

  /** Always the same function, or React would call it again on the next render. */
  #fill = (element: HTMLElement | null) => element?.append(...(this.#kept ?? []));
}
