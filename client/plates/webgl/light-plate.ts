import '#client/common-chunk.ts';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { watchView } from '#client/browser/watch-view.ts';
import type { Moment } from '#client/motion/use-moment.ts';
import type { PlateName, plateShape } from '#shared/drawing/plates.ts';
import { litCanvas } from './lit-canvas';

/** Delay after a resize before the plate is redrawn. */
const QUIET_MS = 300;

/** Plates are drawn one after the other, so that together they take no longer than one. */
let engraving: Promise<unknown> = Promise.resolve();

const load = {
  coins: () => fetchPart('coins', () => import('./scenes/coins.glsl')),
  house: () => fetchPart('house', () => import('./scenes/house.glsl')),
  ingots: () => fetchPart('ingots', () => import('./scenes/ingots.glsl')),
  shares: () => fetchPart('shares', () => import('./scenes/shares.glsl')),
} satisfies Record<PlateName, unknown>;

/**
 * Draws a plate by the shaders that cut its still, and lets its light follow pointer or scroll.
 * @param shape passed in, because importing it here would load it again
 */
export function lightPlate(shape: typeof plateShape): Moment {
  const read = async (name: PlateName) => (await load[name]()).default;
  return (element) => {
    const still = element as HTMLImageElement;
    let run = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let isNear = false;
    // Far from the viewport the still is enough, and the memory of the graphics card is free again.
    const setNear = (isNow: boolean) => {
      isNear = isNow;
      again();
    };
    // The still itself is hidden behind the canvas.
    const unwatch = watchView(still.parentElement ?? still, setNear, '100%');
    // In a window of another size the still is another file, or another part of it is seen.
    still.addEventListener('load', again);
    return () => {
      unwatch();
      still.removeEventListener('load', again);
      end();
    };

    function again() {
      end();
      if (isNear && still.naturalWidth) timer = setTimeout(start, QUIET_MS);
    }

    function start() {
      const own = new AbortController();
      run = own;
      const order = { still, shape, read, onResize: again, run };
      engraving = engraving.then(() => litCanvas(order)).catch(() => own.abort());
    }

    function end() {
      clearTimeout(timer);
      run.abort();
    }
  };
}
