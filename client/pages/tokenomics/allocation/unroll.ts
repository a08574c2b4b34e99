import '#client/common-chunk.ts';
import { chase } from '#client/motion/chase.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp } from '#shared/drawing/interpolate.ts';
import { prepareLines, type ReelScene, reelOf } from './reel-scenes';

/**
 * Position of the ring's middle, as a share of the window's height, when winding starts and ends: beside the list,
 * above it, and after a jump to an anchor, which just shows the whole ring.
 */
const BESIDE = [1, 0.72] as const;
const ABOVE = [1.15, 0.62] as const;
const ANCHORED = [1.1, 0.9] as const;

/** Resolves when winding will not block the page. */
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
    if (!scene) {
      // A skipped section has no size yet: the next scroll tries again.
      scene = reelOf(chart, drawing);
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
    drawing.removeAttribute('data-unrolled');
  };

  const rest = () => {
    const { top, bottom } = drawing.getBoundingClientRect();
    const passed = bottom < 0 ? 1 : way.shown;
    way.reset(top > window.innerHeight ? 0 : passed);
    showStill();
  };

  // Starts a window early, because a jump to an anchor does not wait for a frame.
  return scrub(chart, { draw, rest }, '100%').end;
}
