import { isMotionPaused } from '#client/motion/motion-preference.ts';

/**
 * Shows another page: the old one runs out in lines where motion is welcome, else it is cut.
 * @param show draws the page, and calls back when it is there, at its place
 */
export function turnPage(show: (onShown?: () => void) => void): void {
  if (!document.startViewTransition || isMotionPaused()) {
    show();
    return;
  }
  const turn = document.startViewTransition(() => new Promise<void>(show));
  // Whoever goes on meanwhile, or has another tab in front, is spared the rest of it.
  turn.ready.catch(() => {});
}

/** Whether the browser itself is showing the way, as it does when a finger swipes back. */
export function isShownByBrowser(event: Event | undefined): boolean {
  return event instanceof PopStateEvent && event.hasUAVisualTransition;
}
