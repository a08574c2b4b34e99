import type { MouseEvent } from 'react';

interface SkipLinkProps {
  /** Id of the element after the skipped part. */
  to: string;
}

/** The first stop of the Tab key. */
export function SkipLink({ to }: SkipLinkProps) {
  return (
    <a className="skip-link" href={`#${to}`} onClick={skip}>
      Skip to content
    </a>
  );
}

/** Following the link would add a history entry, and Back should leave the page. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
