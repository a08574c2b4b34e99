import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { findPage } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

interface SiteLinkProps {
  to: string;
  className?: string;
  variant?: string;
  isCurrent?: boolean;
  /** Id of the element that describes the link. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A link to a page of the site, a file, a path without a page, or another site. */
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
  const path = to.split(/[?#]/)[0] ?? '';
  if (path === site.whitepaper.path) {
    return (
      <a {...attributes} href={to} download={site.whitepaper.fileName}>
        {children}
      </a>
    );
  }
  // The router only renders pages; everything else is requested from the server.
  if (!findPage(path)) {
    return (
      <a {...attributes} href={to}>
        {children}
      </a>
    );
  }
  return (
    <PageLink {...attributes} to={to}>
      {children}
    </PageLink>
  );
}

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** Not the router's `Link`, which adds 4 KB of framework prefetching. */
function PageLink({ to, ...attributes }: PageLinkProps) {
  return <a {...attributes} href={to} onClick={useLinkClickHandler(to)} />;
}

/** Whether an address leads to another site. Other schemes (`mailto:`) open a program, not a tab. */
export function isOutside(to: string): boolean {
  return /^https?:/i.test(to);
}
