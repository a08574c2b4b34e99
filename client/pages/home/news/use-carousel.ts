import { type FocusEvent, useEffect, useState } from 'react';
import { useMotionPaused } from '#client/motion/motion-switch.tsx';

/** How long each slide stays. */
const SLIDE_TIME_MS = 4000;

/** Rotates `count` slides: automatically while nobody interacts, and on command. */
export function useCarousel(count: number) {
  const isMotionPaused = useMotionPaused();
  const [active, setActive] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isRotating = !isMotionPaused && !isStopped && !isPointedAt && !hasFocus;

  useEffect(() => {
    if (!isRotating) return;
    const timer = window.setTimeout(() => setActive((active + 1) % count), SLIDE_TIME_MS);
    return () => window.clearTimeout(timer);
  }, [isRotating, active, count]);

  return {
    active,
    select: setActive,
    step: (by: -1 | 1) => setActive((active + by + count) % count),
    isRotating,
    /** False while all motion of the site is paused: there is nothing to stop or start. */
    canRotate: !isMotionPaused,
    isStopped,
    toggle: () => setStopped(!isStopped),
    /** Handlers of the whole carousel: hover or focus pauses it. */
    hold: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      // A click focuses too; it must not hold the carousel after the pointer has left.
      onFocus: ({ target }: FocusEvent) => setFocus(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false);
      },
      onKeyDown: () => setFocus(true),
    },
  };
}
