import '#client/common-chunk.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp } from '#shared/drawing/interpolate.ts';
import { type ReelScene, reelOf } from './reel-scenes';

/** The lines wind up while the middle of the ring passes between these shares of the viewport's height. */
const [FROM, TO] = [1.2, 0.42];
/** After a jump over so much of the way the ring is there, wound up. */
const JUMP = 0.4;

/**
 * Winds the hundred lines onto the reel as it scrolls through the viewport, and off again on the way back.
 */
export function unroll(chart: HTMLElement): () => void {
  const drawing = chart.querySelector<SVGSVGElement>('.allocation-reel');
  if (!drawing) return () => {};
  let scene: ReelScene | undefined;
  let shown = Number.NaN;
  let reached = Number.NaN;
  let isWhole = false;

  const draw = () => {
    const { top, bottom } = drawing.getBoundingClientRect();
    const scrolled = clamp((FROM - (top + bottom) / 2 / window.innerHeight) / (FROM - TO));
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
    drawing.toggleAttribute('data-unrolled', true);
    drawing.style.setProperty('--wound', String(share));
    scene.draw(share);
  };

  const showStill = () => {
    scene?.canvas.remove();
    scene = undefined;
    drawing.removeAttribute('data-unrolled');
  };

  const rest = () => {
    shown = Number.NaN;
    // A resize on the way is no jump.
    if (reached === 0 || reached === 1) reached = Number.NaN;
    showStill();
  };

  return scrub(chart, { draw, rest }).end;
}
