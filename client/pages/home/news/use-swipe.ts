import { type PointerEvent, useRef } from 'react';
import { swipeStep } from './carousel-moves';

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
      const step = swipeStep(event.clientX - start.current.x, event.clientY - start.current.y);
      end(event.currentTarget);
      if (step) onSwipe(step);
    },
    /** The browser uses the gesture to scroll. */
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      end(event.currentTarget);
    },
  };
}
