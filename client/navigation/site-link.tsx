import { type ReactNode, useId } from 'react';
import { site } from '#shared/site.ts';

interface SiteLinkProps {
  to: string;
  className?: string;
  /** Of a button; the brand in the header has one for long names. */
  variant?: 'primary' | 'secondary' | 'text' | 'row' | 'long' | undefined;
  isCurrent?: boolean;
  /** Id of the element that describes the link. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A link to a page of the site, which follow-links.ts follows, a file, a path without a page, or another site. */
export function SiteLink({
  to,
  className,
  variant,
  isCurrent = false,
  describedBy,
  children,
}: SiteLinkProps) {
  const attributes = {
    className,
    'data-variant': variant,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-describedby': describedBy,
  };
  if (isOutside(to)) {
    return (
      <a {...attributes} href={to} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  }
  const isWhitepaper = to.split(/[?#]/)[0] === site.whitepaper.path;
  return (
    <a {...attributes} href={to} download={isWhitepaper ? site.whitepaper.fileName : undefined}>
      {children}
    </a>
  );
}

interface NotedLinkProps extends Omit<SiteLinkProps, 'describedBy'> {
  /** What is not open yet, for screen readers, where there is no room to show it. */
  notOpen?: string | undefined;
}

/** A link that says to screen readers what is not open yet, when it leads elsewhere for that reason. */
export function NotedLink({ notOpen, ...link }: NotedLinkProps) {
  const noteId = useId();
  if (!notOpen) return <SiteLink {...link} />;
  return (
    <>
      <SiteLink {...link} describedBy={noteId} />
      <span id={noteId} className="visually-hidden">
        {notOpen}
      </span>
    </>
  );
}

/** Whether an address leads to another site. Other schemes (`mailto:`) open a program, not a tab. */
export function isOutside(to: string): boolean {
  return /^https?:/i.test(to);
}
