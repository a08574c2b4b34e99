import { type PointerEvent, useRef } from 'react';

/** Shortest way in px that counts as a swipe and not as an unsteady tap. */
const SWIPE_PX = 40;

/** Handlers for swiping sideways; the style sheet reads how far the finger is from `--drag`. */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);

  function end({ style, dataset }: HTMLElement) {
    start.current = undefined;
    style.removeProperty('--drag');
    delete dataset.dragging;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A mouse has the arrows, and selects text by dragging.
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current || !event.isPrimary) return;
      const { style, dataset } = event.currentTarget;
      style.setProperty('--drag', `${event.clientX - start.current.x}px`);
      dataset.dragging = '';
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current || !event.isPrimary) return;
      const { x, y } = start.current;
      const way = event.clientX - x;
      end(event.currentTarget);
      if (Math.abs(way) > Math.max(SWIPE_PX, Math.abs(event.clientY - y)))
        onSwipe(way < 0 ? 1 : -1);
    },
    /** The browser uses the gesture to scroll. */
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      end(event.currentTarget);
    },
  };
}
