import { watchView } from '#client/browser/watch-view.ts';
import { clamp } from '#shared/drawing/interpolate.ts';
import type { Scene } from './scenes';

const SMOOTHING_MS = 130;
/** A smaller change is not seen, degrees. */
const LEAST = 1;
/** With the finger the light follows the scroll, over fewer degrees. */
const SWING_OF_SCROLL = 50;

/**
 * Moves the light towards the mouse, or with the scroll where there is none. It draws while the light is
 * on its way and the plate in view, and not otherwise.
 */
export function followLight(
  canvas: HTMLElement,
  { lamp: rest, swing }: Pick<Scene, 'lamp' | 'swing'>,
  signal: AbortSignal,
  show: (degrees: number) => Promise<void>,
): void {
  let lamp = rest;
  let goal = rest;
  let last = 0;
  let isSeen = false;
  let isMoving = false;
  const unwatch = watchView(canvas, (isInView) => {
    isSeen = isInView;
    move();
  });
  signal.addEventListener('abort', unwatch);
  const aim = (share: number, range: number) => {
    goal = rest + range * clamp(share);
    move();
  };
  const options = { passive: true, signal };
  window.addEventListener('pointermove', byMouse, options);
  if (!matchMedia('(hover: hover)').matches) window.addEventListener('scroll', byScroll, options);

  function byMouse({ clientX, pointerType }: PointerEvent) {
    if (!isSeen || pointerType !== 'mouse') return;
    const { left, width } = canvas.getBoundingClientRect();
    aim(0.5 + (clientX - left - width / 2) / innerWidth, swing);
  }

  function byScroll() {
    if (!isSeen) return;
    const { top, height } = canvas.getBoundingClientRect();
    aim((top + height) / (innerHeight + height), SWING_OF_SCROLL);
  }

  function move() {
    if (isMoving || !isSeen || signal.aborted || Math.abs(goal - lamp) < LEAST) return;
    isMoving = true;
    requestAnimationFrame(step);
  }

  function step(now: number) {
    const elapsed = Math.min(now - last, 50);
    last = now;
    const way = (goal - lamp) * (1 - Math.exp(-elapsed / SMOOTHING_MS));
    lamp = Math.abs(goal - lamp - way) < LEAST ? goal : lamp + way;
    show(lamp).then(() => {
      isMoving = false;
      move();
    });
  }
}
