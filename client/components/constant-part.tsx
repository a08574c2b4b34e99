import { createContext, type HTMLAttributes, type Ref, useContext } from 'react';
import { PartBoundary } from './part-boundary';

/** The server's cache of a page's constant parts; empty in the browser. */
export interface KnownParts {
  /** Cached inner HTML of the element with this id, if there is any. */
  find(id: string): string | undefined;
}

const KnownPartsContext = createContext<KnownParts | null>(null);

export const KnownPartsProvider = KnownPartsContext.Provider;

interface ConstantPartProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'footer' | 'header' | 'section';
  /** Must be unique on its page. */
  id: string;
  ref?: Ref<HTMLElement>;
}

/**
 * An element whose content is the same in each render of a page, so the server renders it once and then
 * sends the cached HTML. The browser hydrates it as usual, and an error in one leaves the others working.
 */
export function ConstantPart({ as, children, ...attributes }: ConstantPartProps) {
  const html = useContext(KnownPartsContext)?.find(attributes.id);
  // A union of tags has no common type for `ref`, and the differences do not matter here.
  const Tag = as as 'section';
  if (html === undefined) {
    return (
      <PartBoundary id={attributes.id} renderEmpty={(ref) => <Tag {...attributes} ref={ref} />}>
        <Tag {...attributes}>{children}</Tag>
      </PartBoundary>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote this HTML itself, in an earlier render.
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
