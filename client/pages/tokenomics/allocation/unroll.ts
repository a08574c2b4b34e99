import '#client/common-chunk.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp } from '#shared/drawing/interpolate.ts';
import { type ReelScene, reelOf } from './reel-scenes';

/** The lines begin to wind up when the middle of the ring is at this share of the window's height. */
const FROM = 1.2;
/** After a jump over so much of the way the ring is there, wound up. */
const JUMP = 0.4;

/** Winds the hundred lines onto the reel until its section is where an anchor brings it, and off again on the way back. */
export function unroll(chart: HTMLElement): () => void {
  const drawing = chart.querySelector('.allocation-reel') as SVGSVGElement;
  const section = chart.closest('section') as HTMLElement;
  let scene: ReelScene | undefined;
  let shown = Number.NaN;
  let reached = Number.NaN;
  let isWhole = false;

  const draw = () => {
    const { top, bottom } = drawing.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    // The middle at an anchor’s scroll position, which browsers round.
    const end = middle - section.getBoundingClientRect().top + anchorTop() + 1;
    const start = Math.max(FROM * window.innerHeight, end + 1);
    const scrolled = clamp((start - middle) / (start - end));
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

  const anchorTop = () =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) +
    Number.parseFloat(getComputedStyle(section).scrollMarginTop);

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
