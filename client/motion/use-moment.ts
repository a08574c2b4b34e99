import { type RefObject, useEffect } from 'react';
import { savesData } from '#client/browser/saves-data.ts';
import { watchView } from '#client/browser/watch-view.ts';
import { whileMoving } from './motion-preference';

/** Animates an element, or gives up on a slow device; returns a function that restores the complete still. */
export type Moment = (element: HTMLElement, giveUp: () => void) => () => void;

/**
 * Loads an animation when its element comes near the viewport, and ends it when motion is paused.
 * Without it, and where data is saved, the served still is shown.
 * @param near around the window, as in `rootMargin`
 * @param setFailed called if it cannot be loaded, or gives up
 */
export function useMoment(
  element: RefObject<HTMLElement | null>,
  load: (() => Promise<Moment>) | undefined,
  near = '100%',
  setFailed?: (hasFailed: true) => void,
): void {
  useEffect(() => {
    const box = element.current;
    if (!box || !load || savesData()) return;
    return whileMoving(() => {
      let end: (() => void) | undefined;
      let isOver = false;
      const giveUp = () => setFailed?.(true);
      const begin = (isNear: boolean) => {
        if (!isNear) return;
        unwatch();
        load().then((moment) => {
          if (!isOver) end = moment(box, giveUp);
        }, giveUp);
      };
      const unwatch = watchView(box, begin, near);
      return () => {
        isOver = true;
        unwatch();
        end?.();
      };
    });
  }, [element, load, near, setFailed]);
}
