import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { watchView } from '#client/browser/watch-view.ts';
import { useMotionPaused } from '#client/components/motion-switch.tsx';
import { decorate } from '#client/motion/decorate.ts';

/** How long each slide stays. */
const SLIDE_TIME_MS = 4000;

/** Rotates `count` slides: automatically in the middle of the window while nobody interacts, and on command. */
export function useCarousel(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const [isInSight, setInSight] = useState(false);
  const isMotionPaused = useMotionPaused();
  const [active, setActive] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isRotating = isInSight && !isMotionPaused && !isStopped && !isPointedAt && !hasFocus;

  useEffect(
    () =>
      decorate(() => {
        if (box.current) return watchView(box.current, setInSight, '-25% 0%');
      }),
    [],
  );

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
    /** The whole carousel, which hover or focus pauses. */
    hold: {
      ref: box,
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
