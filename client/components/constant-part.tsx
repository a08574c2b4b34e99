import { createContext, type HTMLAttributes, type Ref, useContext } from 'react';
import { PartBoundary } from './part-boundary';

/** What the server has kept of a page's constant parts; there is nothing of it in the browser. */
export interface KnownParts {
  /** Inner HTML of the element with this id, once it has been rendered. */
  find(id: string): string | undefined;
}

const KnownPartsContext = createContext<KnownParts | null>(null);

export const KnownPartsProvider = KnownPartsContext.Provider;

interface ConstantPartProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'footer' | 'header' | 'section';
  /** Unique on its page. */
  id: string;
  ref?: Ref<HTMLElement>;
}

/**
 * An element whose content is the same in each render of a page, so that the server renders it once
 * and sends the same HTML again. The browser hydrates it as it does any other; what fails in one
 * costs no other.
 */
export function ConstantPart({ as, children, ...attributes }: ConstantPartProps) {
  const html = useContext(KnownPartsContext)?.find(attributes.id);
  // The tags differ in nothing that matters here, and a union of them has no common type of `ref`.
  const Tag = as as 'section';
  if (html === undefined) {
    return (
      <PartBoundary id={attributes.id} renderEmpty={(ref) => <Tag {...attributes} ref={ref} />}>
        <Tag {...attributes}>{children}</Tag>
      </PartBoundary>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React itself has written before.
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
