import { coinSpin } from './coin-spin';

/** Six degrees. */
const MOST = Math.PI / 30;
const SMOOTHING_MS = 400;

/** The coin leans towards a mouse anywhere on the page, and spins when mouse or finger flicks it. */
export function coinPointer(coin: HTMLElement) {
  const goal = { x: 0, y: 0 };
  const now = { x: 0, y: 0 };
  const spin = coinSpin();
  const end = new AbortController();
  const { signal } = end;
  let at = 0;
  addEventListener('pointermove', aim, { signal });
  coin.addEventListener('pointerdown', grab, { signal });
  coin.addEventListener('pointermove', drag, { signal });
  coin.addEventListener('lostpointercapture', spin.release, { signal });
  return {
    /** The lean in radians, `step` milliseconds after the previous call. */
    lean(step: number) {
      const share = 1 - Math.exp(-step / SMOOTHING_MS);
      now.x += (goal.x - now.x) * share;
      now.y += (goal.y - now.y) * share;
      return now;
    },
    turn: spin.turn,
    destroy: () => end.abort(),
  };

  function aim(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    goal.x = (event.clientX / innerWidth - 0.5) * 2 * MOST;
    goal.y = (event.clientY / innerHeight - 0.5) * 2 * MOST;
  }

  function grab(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    coin.setPointerCapture(event.pointerId);
    at = event.clientX;
    spin.drag(0);
  }

  /** The coin follows the finger: it is two radians wide. */
  function drag(event: PointerEvent): void {
    if (!coin.hasPointerCapture(event.pointerId)) return;
    spin.drag((2 * (event.clientX - at)) / coin.getBoundingClientRect().width);
    at = event.clientX;
  }
}
