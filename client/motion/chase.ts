/** Least time from 0 to 1, so that the animation is seen even after a jump. */
const LEAST_MS = 900;
/** Longest time step: a longer gap counts as this one. */
const FRAME_MS = 64;

interface Chase {
  /** Current progress, 0 to 1. */
  readonly shown: number;
  /** Animates to a progress, drawing each step. */
  to(share: number): void;
  /** Jumps to a progress without drawing. */
  reset(share: number): void;
}

/** A progress from 0 to 1 that follows its target at limited speed. `to` draws the first step at once. */
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
