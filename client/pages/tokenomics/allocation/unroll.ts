import '#client/common-chunk.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp } from '#shared/drawing/interpolate.ts';
import { type ReelScene, reelOf } from './reel-scenes';

/** Position of the ring's middle, as a share of the window's height, when winding starts and ends. */
const [FROM, TO] = [1.15, 0.7];

/** Least time from 0 to 1, so that the animation is seen even after a jump. */
const LEAST_MS = 900;
/** Longest time step: a longer gap counts as this one. */
const FRAME_MS = 64;
/** The still is hidden until the lines appear. */
const APPEAR_MS = 300;

/** Winds the hundred lines onto the reel as the page scrolls down, and unrolls them on the way back. */
export function unroll(chart: HTMLElement): () => void {
  const drawing = chart.querySelector('.allocation-reel') as SVGSVGElement;
  let scene: ReelScene | undefined;

  const isHeldBack = () => drawing.getAnimations({ subtree: true }).length > 0;

  const draw = () => {
    const { top, bottom } = drawing.getBoundingClientRect();
    const middle = (top + bottom) / 2 / window.innerHeight;
    way.to(clamp((FROM - middle) / (FROM - TO)));
  };

  const way = chase((shown) => {
    if (shown === 1) return showStill();
    if (drawing.dataset.unrolled === String(shown)) return;
    if (!scene) {
      // A skipped section has no size yet: the next scroll tries again.
      scene = reelOf(chart, drawing);
      if (scene && isHeldBack()) {
        scene.canvas.context.canvas.animate({ opacity: [0, 1] }, APPEAR_MS);
      }
      // Allocated and drawn in two frames, for slow phones.
      scene?.canvas.begin(0, 0);
      requestAnimationFrame(() => scene && draw());
      return;
    }
    drawing.dataset.unrolled = String(shown);
    scene.draw(shown);
  });

  const showStill = () => {
    scene?.canvas.remove();
    scene = undefined;
    drawing.dataset.unrolled = '1';
  };

  const rest = () => {
    const { top, bottom } = drawing.getBoundingClientRect();
    const passed = bottom < 0 ? 1 : way.shown;
    way.reset(top > window.innerHeight ? 0 : passed);
    showStill();
  };

  // A still that has been seen unwinds.
  if (!isHeldBack()) way.reset(1);
  // Starts a window early, because a jump to an anchor does not wait for a frame.
  return scrub(chart, { draw, rest }, '100%');
}

/** A progress from 0 to 1 that follows its target at limited speed. `to` draws the first step at once. */
function chase(draw: (share: number) => void) {
  let target = 0;
  let shown = 0;
  let frame = 0;
  let before = 0;

  const step = () => {
    cancelAnimationFrame(frame);
    const now = performance.now();
    const most = Math.min(now - before, FRAME_MS) / LEAST_MS;
    before = now;
    shown = Math.min(shown + most, Math.max(shown - most, target));
    if (shown !== target) frame = requestAnimationFrame(step);
    draw(shown);
  };

  return {
    /** Current progress, 0 to 1. */
    get shown() {
      return shown;
    },
    to(share: number) {
      target = share;
      step();
    },
    /** Jumps to a progress without drawing. */
    reset(share: number) {
      cancelAnimationFrame(frame);
      target = shown = share;
    },
  };
}
