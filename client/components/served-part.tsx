import { type ComponentType, type HTMLAttributes, useState } from 'react';
import { useIsHydrating } from './use-is-hydrating';

/** Content that needs no script, by the name of its part. */
export type ServedParts = Record<string, ComponentType>;

const loaded: ServedParts = {};

/** Makes parts known: on the server at boot, in the browser before a page that was not served. */
export function provideParts(parts: ServedParts): void {
  Object.assign(loaded, parts);
}

interface ServedPartProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'ul' | 'g';
  /** In the `parts` of a module that page-modules.tsx loads. */
  name: string;
}

/**
 * A block whose content needs no script: the browser keeps the served HTML, and neither loads nor hydrates
 * what made it.
 * @throws Error if it was neither served nor loaded, or if React discards the served HTML
 */
export function ServedPart({ as = 'div', name, ...attributes }: ServedPartProps) {
  // A union of tags has no common type for events.
  const Tag = as as 'div';
  const isHydrating = useIsHydrating();
  const Content = loaded[name];
  // The served HTML stays until the visitor leaves the page.
  const [isServed] = useState(isHydrating && !Content);
  if (isServed) return <Tag {...attributes} {...unchanged} />;
  if (!Content) {
    throw new Error(
      `"${name}" is rendered again: the page differs from its HTML, or failed above it`,
    );
  }
  return (
    <Tag {...attributes}>
      <Content />
    </Tag>
  );
}

/** Hydration leaves the content as it is, and sets nothing. */
const unchanged = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
