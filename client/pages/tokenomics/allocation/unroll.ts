import '#client/common-chunk.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp } from '#shared/drawing/interpolate.ts';
import { fanOf, type ReelScene, reelOf } from './reel-scenes';

/** Positions of the list's top, or of the ring's above it, between which the lines wind up; shares of the viewport's height. */
const passing = { list: [0.8, 0.1], ring: [0.8, 0.24] } as const;
/**
 * Winds the hundred lines onto the reel as the list scrolls into view, and off again on the way back. On
 * phones they are a level row that bends into the ring.
 */
export function unroll(chart: HTMLElement): () => void {
  const drawing = chart.querySelector<SVGSVGElement>('.allocation-reel');
  const lead = drawing?.querySelector('.allocation-reel__lines');
  if (!drawing || !lead) return () => {};
  let scene: ReelScene | undefined;
  let shown = Number.NaN;

  const draw = () => {
    const isNarrow = getComputedStyle(lead).display === 'none';
    const [from, to] = isNarrow ? passing.ring : passing.list;
    const { top } = (isNarrow ? drawing : chart).getBoundingClientRect();
    const share = clamp((from - top / window.innerHeight) / (from - to));
    if (share === 1) return rest();
    if (share === shown) return;
    scene ??= (isNarrow ? fanOf : reelOf)(chart, drawing);
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
