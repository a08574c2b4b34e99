import { type RefObject, useEffect } from 'react';
import { whileMoving } from './motion-preference';

const DRAW_MS = 600;
const STAGGER_MS = 60;
/** Delays; all later parts get the last one. */
const MAXIMUM_STEPS = 4;
/** How far below the window a part is covered: one that comes into it at once, by a link, is left alone. */
const NEAR = '75%';

/**
 * Draws the parts of a section from the left when each first scrolls into view, with a soft edge that cuts no
 * letter. Parts farther away are complete, so that a search or a printer finds them whole.
 */
export function useReveal(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    return whileMoving(() => {
      const covered = new Map<Element, Animation>();
      const near = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting, boundingClientRect: box } of entries) {
            if (!isIntersecting) continue;
            near.unobserve(target);
            if (box.top < window.innerHeight) continue;
            covered.set(target, cover(target));
            view.observe(target);
          }
        },
        { rootMargin: `0px 0px ${NEAR}` },
      );
      const view = new IntersectionObserver((entries) => {
        const seen = entries.filter(({ isIntersecting }) => isIntersecting);
        for (const [index, { target }] of seen.entries()) {
          view.unobserve(target);
          const drawing = covered.get(target);
          drawing?.effect?.updateTiming({
            delay: Math.min(index, MAXIMUM_STEPS - 1) * STAGGER_MS,
          });
          drawing?.play();
        }
      });
      // Not the roadmap's sheet, which is the background of its section, nor what follows the scroll anyway.
      const drawn = '.section__body > :not(.roadmap, .allocation-chart, .cut-out, :has(.cut-out))';
      for (const part of element.querySelectorAll(drawn)) near.observe(part);
      return () => {
        near.disconnect();
        view.disconnect();
        for (const drawing of covered.values()) drawing.cancel();
      };
    });
  }, [section]);
}

/** Covers a part until its animation plays. */
function cover(part: Element): Animation {
  // Lines and squares may stand out of the part, as far as the window's edges.
  const mask = ['25vw', 'calc(100% + 50vw + 10rem)'].map(
    (width) =>
      `linear-gradient(to right, #000 calc(100% - 10rem), #0000) -25vw 0 / ${width} 100% repeat-y no-clip`,
  );
  // Chromium still cuts at what it knows to be painted, and descenders do not count.
  const boxShadow = '0 0 0 2rem #0000';
  const drawing = part.animate(
    { mask, boxShadow: [boxShadow, boxShadow] },
    { duration: DRAW_MS, easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)', fill: 'backwards' },
  );
  drawing.pause();
  return drawing;
}
