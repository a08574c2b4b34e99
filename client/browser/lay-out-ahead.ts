import { pauseForInput } from './when-idle';

/** Around the window, as in `rootMargin`: more than the 150 percent from which Chromium itself shows a section. */
const AHEAD = '220% 0%';

/**
 * Lays out each skipped section (skipped.css) in a task of its own before a reader comes to it, so that the frame
 * that first shows it has only to paint.
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
  // The first look shows the section, the second lays out what is in it.
  section.getBoundingClientRect();
  section.firstElementChild?.getBoundingClientRect();
  section.style.contentVisibility = '';
}
