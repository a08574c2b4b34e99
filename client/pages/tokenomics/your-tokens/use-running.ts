import { useEffect, useReducer, useRef } from 'react';
import { isMotionPaused } from '#client/motion/motion-preference.ts';
import { clamp, mix } from '#shared/drawing/interpolate.ts';

const RUN_MS = 900;

/** Lets numbers run to their new values; sets them at once when motion is paused. */
export function useRunning(ends: number[]): number[] {
  const shown = useRef(ends);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const key = String(ends);
  useEffect(() => {
    const from = shown.current;
    if (String(from) === key) return;
    const to = key.split(',').map(Number);
    const begin = performance.now();
    const step = (now: number) => {
      const rest = isMotionPaused() ? 0 : 1 - clamp((now - begin) / RUN_MS);
      shown.current = to.map((end, index) => mix(end, from[index] ?? end, rest ** 3));
      redraw();
      if (rest > 0) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return shown.current;
}
