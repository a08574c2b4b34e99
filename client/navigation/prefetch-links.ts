import { preloadPage } from '#client/page-modules.tsx';
import { pageLinkAt } from './follow-links';

/** Hovering, touching or focusing a link suggests that it will be followed. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches the page of a link, with one listener for all links. */
export function prefetchLinks(): void {
  for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
}

function prefetch({ target }: Event): void {
  const { page } = pageLinkAt(target) ?? {};
  if (page) preloadPage(page.id);
}
