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
const ANCHORED = [1.1, 0.8] as const;
/** After a jump over so much of the way the ring is there, wound up. */
const JUMP = 0.3;

/** Winds the hundred lines onto the reel, and off again on the way back. */
export function unroll(chart: HTMLElement): () => void {
  const drawing = chart.querySelector('.allocation-reel') as SVGSVGElement;
  let scene: ReelScene | undefined;
  let shown = Number.NaN;
  let reached = Number.NaN;
  let isWhole = false;

  const draw = () => {
    const { left, top, bottom } = drawing.getBoundingClientRect();
    const middle = (top + bottom) / 2 / window.innerHeight;
    const aside = left > window.innerWidth / 2 ? BESIDE : ABOVE;
    const [from, to] = location.hash ? ANCHORED : aside;
    const scrolled = clamp((from - middle) / (from - to));
    if (scrolled === 0 || scrolled === 1) isWhole = false;
    else if (!(Math.abs(scrolled - reached) < JUMP)) isWhole = true;
    reached = scrolled;
    const share = isWhole ? 1 : scrolled;
    if (share === shown) return;
    shown = share;
    if (share === 1) return showStill();
    scene ??= reelOf(chart, drawing);
    // A skipped section has no size yet: the next scroll tries again.
    if (!scene) {
      shown = Number.NaN;
      return;
    }
    drawing.dataset.unrolled = String(share);
    scene.draw(share);
  };

  const showStill = () => {
    scene?.canvas.remove();
    scene = undefined;
    drawing.removeAttribute('data-unrolled');
  };

  const rest = () => {
    shown = Number.NaN;
    // A resize on the way is not a jump.
    if (reached === 0 || reached === 1) reached = Number.NaN;
    showStill();
  };

  return scrub(chart, { draw, rest }).end;
}
