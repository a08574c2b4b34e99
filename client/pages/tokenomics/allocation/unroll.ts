import '#client/common-chunk.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp } from '#shared/drawing/interpolate.ts';
import { fanOf, fitOf, type ReelScene, reelOf } from './reel-scenes';

/** Positions of the list's top, or of the ring's above it, between which the lines wind up; shares of the viewport's height. */
const passing = { list: [0.8, 0.1], ring: [0.8, 0.24] } as const;
/**
 * Winds the hundred lines onto the reel as the list scrolls into view, and off again on the way back. On
 * phones they are a level row that bends into the ring.
 */
export function unroll(chart: HTMLElement): () => void {
  const drawing = chart.querySelector<SVGSVGElement>('.allocation-reel');
  if (!drawing) return () => {};
  let scene: ReelScene | undefined;
  let shown = Number.NaN;

  const draw = () => {
    const fit = fitOf(drawing);
    const [from, to] = fit ? passing.list : passing.ring;
    const { top } = (fit ? chart : drawing).getBoundingClientRect();
    const share = clamp((from - top / window.innerHeight) / (from - to));
    if (share === 1) return rest();
    if (share === shown) return;
    scene ??= fit ? reelOf(chart, drawing, fit) : fanOf(chart, drawing);
    if (!scene) return;
    shown = share;
    drawing.toggleAttribute('data-unrolled', true);
    drawing.style.setProperty('--wound', String(share));
    scene.draw(share);
  };

  const rest = () => {
    scene?.canvas.remove();
    scene = undefined;
    shown = Number.NaN;
    drawing.removeAttribute('data-unrolled');
  };

  return scrub(chart, { draw, rest }).end;
}
