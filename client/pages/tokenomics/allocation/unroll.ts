import '#client/common-chunk.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp } from '#shared/drawing/interpolate.ts';
import { type ReelScene, reelOf } from './reel-scenes';

/**
 * Shares of the window's height at which the middle of the ring is when the lines begin to wind up, and when they have:
 * beside the list that is taller than a window; above it; and on the way to an anchor, which brings the whole ring into
 * view and no further.
 */
const BESIDE = [0.94, 0.55] as const;
const ABOVE = [1.1, 0.4] as const;
const ANCHORED = [1.1, 0.9] as const;
/** The lines need this long for the whole way, so that somebody who jumps sees it too. */
const LEAST_MS = 900;
/** After a longer time between two frames they go on as if it had been this one. */
const FRAME_MS = 64;

/** Winds the hundred lines onto the reel, and off again on the way back. */
export function unroll(chart: HTMLElement): () => void {
  const drawing = chart.querySelector('.allocation-reel') as SVGSVGElement;
  let scene: ReelScene | undefined;
  let shown = 0;
  let before = 0;
  let frame = 0;

  const draw = () => {
    cancelAnimationFrame(frame);
    const { left, top, bottom } = drawing.getBoundingClientRect();
    const middle = (top + bottom) / 2 / window.innerHeight;
    const aside = left > window.innerWidth / 2 ? BESIDE : ABOVE;
    const [from, to] = location.hash ? ANCHORED : aside;
    const scrolled = clamp((from - middle) / (from - to));
    const now = performance.now();
    const step = Math.min(now - before, FRAME_MS) / LEAST_MS;
    before = now;
    shown = Math.min(shown + step, Math.max(shown - step, scrolled));
    if (shown !== scrolled) frame = requestAnimationFrame(draw);
    if (shown === 1) return showStill();
    if (drawing.dataset.unrolled === String(shown)) return;
    // A skipped section has no size yet: the next scroll tries again.
    scene ??= reelOf(chart, drawing);
    if (!scene) return;
    drawing.dataset.unrolled = String(shown);
    scene.draw(shown);
  };

  const showStill = () => {
    scene?.canvas.remove();
    scene = undefined;
    drawing.removeAttribute('data-unrolled');
  };

  const rest = () => {
    cancelAnimationFrame(frame);
    const { top, bottom } = drawing.getBoundingClientRect();
    if (top > window.innerHeight) shown = 0;
    else if (bottom < 0) shown = 1;
    showStill();
  };

  // Drawn a window before it is seen: a browser scrolls to an anchor without waiting for a frame of ours.
  return scrub(chart, { draw, rest }, '100%').end;
}
