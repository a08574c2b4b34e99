import { type RefObject, useEffect } from 'react';
import { whileMoving } from './motion-preference';

const RISE_MS = 480;
const DRAW_MS = 600;
const STAGGER_MS = 60;
/** Delays; all later parts get the last one. */
const MAXIMUM_STEPS = 4;
const EASE_OUT = 'cubic-bezier(0.2, 0.7, 0.1, 1)';

/** Blocks between rules are drawn from the left, as a ruling pen does; softly, so that no letter is seen cut. */
const ruled =
  '.figure-strip, .card-grid, .faq, .pathways, .examples, .benefits, .toolbox, .lab-list, table';

/**
 * Lets the parts of a section rise when each first scrolls into view. Nothing is hidden before, so that
 * everything is there without scripts, in print and in full-page screenshots.
 */
export function useReveal(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    return whileMoving(() => {
      const awaited = new WeakSet<Element>();
      const parts = new IntersectionObserver((entries) => {
        let revealed = 0;
        for (const { target, isIntersecting, boundingClientRect: box } of entries) {
          // What is on screen at first, or above it, does not rise; what is not laid out yet has no height.
          const isAwaited = awaited.has(target) || box.height === 0 || box.top >= innerHeight;
          awaited.add(target);
          if (isAwaited && !isIntersecting) continue;
          parts.unobserve(target);
          if (isAwaited) reveal(target, revealed++);
        }
      });
      // The roadmap's sheet is the light ground of its section: its seals alone are drawn. Engraved
      // plates are blended with the ground, but a part that rises is drawn apart from it: around them nothing rises.
      const rising =
        ':is(.section__body, .lead-article) > :not(.roadmap, :has([data-variant="engraved"]))';
      for (const part of element.querySelectorAll(rising)) parts.observe(part);
      return () => parts.disconnect();
    });
  }, [section]);
}

function reveal(part: Element, index: number): void {
  const delay = Math.min(index, MAXIMUM_STEPS - 1) * STAGGER_MS;
  const timing = { delay, easing: EASE_OUT, fill: 'backwards' } as const;
  if (part.matches(ruled)) {
    // Lines and squares may stand out of the part, as far as the window's edges.
    const drawn = ['25vw', 'calc(100% + 50vw + 10rem)'].map(
      (width) =>
        `linear-gradient(to right, #000 calc(100% - 10rem), #0000) -25vw 0 / ${width} 100% repeat-y no-clip`,
    );
    part.animate({ mask: drawn }, { ...timing, duration: DRAW_MS });
  } else {
    // A part on its way is no place that the browser should hold the scroll position by.
    const overflowAnchor = ['none', 'none'];
    const risen = { opacity: [0, 1], translate: ['0 8px', '0 0'], overflowAnchor };
    part.animate(risen, { ...timing, duration: RISE_MS });
  }
}
