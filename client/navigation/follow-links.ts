import { createPath, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import { preloadPage } from '#client/page-modules.tsx';
import { findPage } from '#shared/pages.ts';
import { navigateWhenLoaded } from './navigate-when-loaded';

/**
 * Lets the router follow links to pages, with one listener for all of them. The router's own handler would
 * add 2 KB and work for each link, and miss links in HTML that React has not rendered.
 * @returns a function that stops this
 */
export function followLinks(history: ReturnType<typeof UNSAFE_createBrowserHistory>): () => void {
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);

  function follow(event: MouseEvent): void {
    const link = linkAt(event.target);
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.button !== 0 || event.defaultPrevented) return;
    // Offline, the browser would say nothing about a download, and show its own error page for other files.
    if (link.download && navigator.onLine) return;
    event.preventDefault();
    const address = link.pathname + link.search + link.hash;
    const commit = () => {
      // As in a browser, following a link to the current address adds no history entry.
      if (address === createPath(history.location)) history.replace(address);
      else history.push(address);
    };
    void navigateWhenLoaded(address, commit, { name: link.textContent });
  }
}

/** The link around an element, if it leads to this site. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  return link && !link.target && link.origin === window.location.origin ? link : undefined;
}

/** Hovering, touching or focusing a link suggests that it will be followed. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches the page of a link, with one listener for all links. */
export function prefetchLinks(): void {
  for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
}

function prefetch({ target }: Event): void {
  const page = findPage(linkAt(target)?.pathname ?? '');
  if (page) preloadPage(page.id);
}
