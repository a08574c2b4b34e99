import '#client/common-chunk.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp } from '#shared/drawing/interpolate.ts';
import { fanOf, fitOf, type ReelScene, reelOf } from './reel-scenes';

/** Positions of the list's top, or of the ring's above it, between which the lines wind up; shares of the viewport's height. */
const passing = { list: [0.8, 0.1], ring: [0.8, 0.24] } as const;
/**
 * The share from which they go on to the end by themselves: half of the ring is in view, and half made
 * it would look like a mistake.
 */
const ENOUGH = 0.45;
/** How long they would take for the whole way. */
const OWN_WAY_MS = 1400;
/** A longer gap means that nothing was drawn; the lines do not jump over it. */
const LONGEST_STEP_MS = 50;

/**
 * Winds the hundred lines onto the reel as the list scrolls into view, and off again on the way back. On
 * phones they are a level row that bends into the ring.
 */
export function unroll(chart: HTMLElement): () => void {
  const drawing = chart.querySelector<SVGSVGElement>('.allocation-reel');
  if (!drawing) return () => {};
  let scene: ReelScene | undefined;
  let shown = Number.NaN;
  let last = 0;
  let request = 0;

  const draw = () => {
    cancelAnimationFrame(request);
    const fit = fitOf(drawing);
    const [from, to] = fit ? passing.list : passing.ring;
    const { top } = (fit ? chart : drawing).getBoundingClientRect();
    const scrolled = clamp((from - top / window.innerHeight) / (from - to));
    const goal = scrolled < ENOUGH ? scrolled : 1;
    const now = performance.now();
    const step = Math.min(now - last, LONGEST_STEP_MS) / OWN_WAY_MS;
    last = now;
    const way = Math.max(-step, Math.min(step, goal - shown));
    const share = Number.isNaN(shown) ? goal : Math.max(scrolled, shown + way);
    if (share !== goal) request = requestAnimationFrame(draw);
    if (share === shown) return;
    shown = share;
    if (share === 1) return showStill();
    scene ??= fit ? reelOf(chart, drawing, fit) : fanOf(chart, drawing);
    if (!scene) return;
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
    cancelAnimationFrame(request);
    shown = Number.NaN;
    showStill();
  };

  return scrub(chart, { draw, rest }).end;
}
