import '#client/common-chunk.ts';
import { type Drawing, layDrawing } from '#client/motion/lay-drawing.ts';

/** How much later each of those is drawn that come into view together. */
const LATER_MS = 250;

/** Draws each picture in an element line after line as it comes into view, once. */
export function drawVotes(box: HTMLElement): () => void {
  const view = new IntersectionObserver(
    (entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const [index, { target }] of seen.entries()) {
        view.unobserve(target);
        drawings.get(target)?.play(index * LATER_MS);
      }
    },
    { rootMargin: '0px 0px -25%', threshold: 0.5 },
  );
  const stills = [...box.querySelectorAll('img')];
  const drawings = new Map<Element, Drawing>(
    stills.map((still) => [
      still,
      layDrawing(still, (isWhole) => {
        still.dataset.plays = '';
        if (!isWhole) view.observe(still);
      }),
    ]),
  );
  return () => {
    view.disconnect();
    for (const drawing of drawings.values()) drawing.end();
    for (const still of stills) delete still.dataset.plays;
  };
}
