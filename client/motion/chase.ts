/** The whole way takes this long, so that somebody who jumps sees it too. */
const LEAST_MS = 900;
/** After a longer time between two frames it goes on as if it had been this one. */
const FRAME_MS = 64;

interface Chase {
  /** Where it is, a share of its way. */
  readonly shown: number;
  /** Goes to a share of its way, and draws what lies between. */
  to(share: number): void;
  /** Stops, and begins anew from a share of its way. */
  reset(share: number): void;
}

/** Follows a share of a way no faster than in LEAST_MS for the whole. Draws at once when it is asked to go on. */
export function chase(draw: (share: number) => void): Chase {
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
    get shown() {
      return shown;
    },
    to(share) {
      target = share;
      step();
    },
    reset(share) {
      cancelAnimationFrame(frame);
      target = shown = share;
    },
  };
}
