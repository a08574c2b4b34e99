interface Lean {
  x: number;
  y: number;
}

interface CoinPointer {
  /** The lean in radians, `step` milliseconds after the last one asked for. */
  lean: (step: number) => Lean;
  destroy: () => void;
}

/** Six degrees. */
const MOST = Math.PI / 30;
const SMOOTHING_MS = 400;

/** The coin leans towards a mouse anywhere on the page, and stays upright for a finger. */
export function coinPointer(): CoinPointer {
  const goal: Lean = { x: 0, y: 0 };
  const now: Lean = { x: 0, y: 0 };
  addEventListener('pointermove', aim);
  return {
    lean(step) {
      const share = 1 - Math.exp(-step / SMOOTHING_MS);
      now.x += (goal.x - now.x) * share;
      now.y += (goal.y - now.y) * share;
      return now;
    },
    destroy: () => removeEventListener('pointermove', aim),
  };

  function aim(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    goal.x = (event.clientX / innerWidth - 0.5) * 2 * MOST;
    goal.y = (event.clientY / innerHeight - 0.5) * 2 * MOST;
  }
}
