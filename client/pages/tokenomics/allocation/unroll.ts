import '#client/common-chunk.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp } from '#shared/drawing/interpolate.ts';
import { fanOf, fitOf, type ReelScene, reelOf } from './reel-scenes';

/** The lines wind up from where the top of the ring is to where its middle is, shares of the viewport's height. */
const FROM = 0.95;
const TO = 0.55;
/** When the page stops with part of the ring in view, the lines go on to the end by themselves; after a jump from afar they are there. */
const STOP_MS = 120;
/** How long they would take for the whole way. */
const OWN_WAY_MS = 600;
/** A longer gap means that nothing was drawn; the lines do not jump over it. */
const LONGEST_STEP_MS = 50;

/**
 * Winds the hundred lines onto the reel as it scrolls through the viewport, and off again on the way back. On
 * phones they are a level row that bends into the ring.
 */
export function unroll(chart: HTMLElement): () => void {
  const drawing = chart.querySelector<SVGSVGElement>('.allocation-reel');
  if (!drawing) return () => {};
  let scene: ReelScene | undefined;
  let shown = Number.NaN;
  let last = 0;
  let request = 0;
  let stop = 0;
  let goesOn = false;
  let isAhead = false;

  const draw = () => {
    end();
    const height = window.innerHeight;
    const { top, bottom } = drawing.getBoundingClientRect();
    const begun = FROM * height - top;
    const scrolled = clamp(begun / ((FROM - TO) * height + (bottom - top) / 2));
    if (scrolled === 0 || scrolled === 1 || (3 * top + bottom) / 4 > height) goesOn = false;
    else if (Number.isNaN(shown)) goesOn = true;
    else if (!goesOn) stop = window.setTimeout(goOn, STOP_MS);
    const goal = goesOn ? 1 : scrolled;
    const now = performance.now();
    const step = Math.min(now - last, LONGEST_STEP_MS) / OWN_WAY_MS;
    last = now;
    const way = Math.max(-step, Math.min(step, goal - shown));
    isAhead = goesOn || (isAhead && shown > scrolled);
    // What has gone on by itself also comes back by itself; all else is where the page is scrolled to.
    const share = isAhead && !Number.isNaN(shown) ? Math.max(scrolled, shown + way) : goal;
    if (share !== goal) request = requestAnimationFrame(draw);
    if (share === shown) return;
    shown = share;
    if (share === 1) return showStill();
    scene ??= sceneOf(chart, drawing);
    // A skipped section has no size yet: the next scroll tries again.
    if (!scene) {
      shown = Number.NaN;
      return;
    }
    drawing.toggleAttribute('data-unrolled', true);
    drawing.style.setProperty('--wound', String(share));
    scene.draw(share);
  };

  const goOn = () => {
    goesOn = true;
    draw();
  };

  const end = () => {
    cancelAnimationFrame(request);
    clearTimeout(stop);
  };

  const showStill = () => {
    scene?.canvas.remove();
    scene = undefined;
    drawing.removeAttribute('data-unrolled');
  };

  const rest = () => {
    end();
    shown = Number.NaN;
    showStill();
  };

  return scrub(chart, { draw, rest }).end;
}

function sceneOf(chart: HTMLElement, drawing: SVGSVGElement): ReelScene | undefined {
  const fit = fitOf(drawing);
  return fit ? reelOf(chart, drawing, fit) : fanOf(chart, drawing);
}
