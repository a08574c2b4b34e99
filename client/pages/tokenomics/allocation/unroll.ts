import '#client/common-chunk.ts';
import { chase } from '#client/motion/chase.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp } from '#shared/drawing/interpolate.ts';
import { prepareLines, type ReelScene, reelOf } from './reel-scenes';

/**
 * Shares of the window's height at which the middle of the ring is when the lines begin to wind up, and when they have:
 * beside the list that is taller than a window; above it; and on the way to an anchor, which brings the whole ring into
 * view and no further.
 */
const BESIDE = [0.94, 0.55] as const;
const ABOVE = [1.1, 0.4] as const;
const ANCHORED = [1.1, 0.9] as const;

/** Resolves when the lines of a chart can wind up without holding up the page. */
export const prepare = (): Promise<void> => prepareLines(reelIn(document));

const reelIn = (place: ParentNode) => place.querySelector('.allocation-reel') as SVGSVGElement;

/** Winds the hundred lines onto the reel, and off again on the way back. */
export function unroll(chart: HTMLElement): () => void {
  const drawing = reelIn(chart);
  let scene: ReelScene | undefined;

  const draw = () => {
    const { left, top, bottom } = drawing.getBoundingClientRect();
    const middle = (top + bottom) / 2 / window.innerHeight;
    const aside = left > window.innerWidth / 2 ? BESIDE : ABOVE;
    const [from, to] = location.hash ? ANCHORED : aside;
    way.to(clamp((from - middle) / (from - to)));
  };

  const way = chase((shown) => {
    if (shown === 1) return showStill();
    if (drawing.dataset.unrolled === String(shown)) return;
    // A skipped section has no size yet: the next scroll tries again.
    scene ??= reelOf(chart, drawing);
    if (!scene) return;
    drawing.dataset.unrolled = String(shown);
    scene.draw(shown);
  });

  const showStill = () => {
    scene?.canvas.remove();
    scene = undefined;
    drawing.removeAttribute('data-unrolled');
  };

  const rest = () => {
    const { top, bottom } = drawing.getBoundingClientRect();
    const passed = bottom < 0 ? 1 : way.shown;
    way.reset(top > window.innerHeight ? 0 : passed);
    showStill();
  };

  // Drawn a window before it is seen: a browser scrolls to an anchor without waiting for a frame of ours.
  return scrub(chart, { draw, rest }, '100%').end;
}
