import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { findPage, type PageId } from '../../shared/pages';
import { site } from '../../shared/site';
import { preloadPage } from '../page-modules';

interface SiteLinkProps {
  to: string;
  className?: string;
  variant?: string;
  isCurrent?: boolean;
  /** Id of the element that says more about where it leads. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A link to wherever `to` leads: a page of the site, a file, an address that has no page, or outside. */
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
  // Only pages are drawn by the router in the browser; anything else is the server's to answer.
  const page = findPage(path);
  if (!page) {
    return (
      <a {...attributes} href={to}>
        {children}
      </a>
    );
  }
  return (
    <PageLink {...attributes} to={to} page={page.id}>
      {children}
    </PageLink>
  );
}

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  page: PageId;
}

/** The router's own `Link` brings what prefetches by a framework's rules: 4 KB that nobody would use. */
function PageLink({ to, page, ...attributes }: PageLinkProps) {
  const navigate = useLinkClickHandler(to);
  return <a {...attributes} href={to} onClick={navigate} {...onIntent(() => preloadPage(page))} />;
}

/** Whether an address leads to another site. One of another kind (`mailto:`) opens a program, not a tab. */
export function isOutside(to: string): boolean {
  return /^https?:/i.test(to);
}

/** Pointing at a link, touching it or reaching it by keyboard is a sign that it will be followed. */
function onIntent(prepare: () => void) {
  return { onPointerEnter: prepare, onTouchStart: prepare, onFocus: prepare };
}
