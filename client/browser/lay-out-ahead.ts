import { pauseForInput } from './when-idle';

/** Around the window, as in `rootMargin`: more than the 150 percent from which Chromium itself shows a section. */
const AHEAD = '220% 0%';

/**
 * Lays out skipped sections (skipped.css) before a reader comes to them, each in a task of its own. The frame that
 * first shows one then has only to paint.
 */
export function layOutAhead(): () => void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        pauseForInput().then(() => layOut(target as HTMLElement));
      }
    },
    { rootMargin: AHEAD },
  );
  for (const section of document.querySelectorAll('.section, .site-footer')) near.observe(section);
  return () => near.disconnect();
}

function layOut(section: HTMLElement): void {
  section.style.contentVisibility = 'visible';
  // The first call makes the section visible, and only the second lays out its content.
  section.getBoundingClientRect();
  section.firstElementChild?.getBoundingClientRect();
  section.style.contentVisibility = '';
}
