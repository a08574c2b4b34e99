import { preloadPage } from '#client/page-modules.tsx';
import { findPage } from '#shared/pages.ts';

/** Hovering, touching or focusing a link suggests that it will be followed. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches the page of a link, with one listener for all links. */
export function prefetchLinks(): void {
  for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== window.location.origin) return;
  const page = findPage(link.pathname);
  if (page) preloadPage(page.id);
}
