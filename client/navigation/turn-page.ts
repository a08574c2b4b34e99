import { isMotionPaused } from '#client/motion/motion-preference.ts';

/** By then the next page begins to be seen: its opening goes on from the transition. */
const OPENING_MS = 160;

/**
 * Shows another page, with the page transition if motion is allowed.
 * @param show renders the page, and calls back when it is in place
 * @param isBack whether it is an earlier one, to which the transition runs the other way
 */
export function turnPage(show: (onShown?: () => void) => void, isBack: boolean): void {
  if (!document.startViewTransition || isMotionPaused()) {
    show();
    return;
  }
  const { dataset } = document.documentElement;
  dataset.turn = isBack ? 'back' : 'forward';
  noteHeader();
  const turn = document.startViewTransition(async () => {
    dataset.turning = '';
    await new Promise<void>(show);
    noteHeader();
  });
  const open = () => delete dataset.turning;
  // Rejects when the transition is skipped: by a newer navigation, or in a hidden tab.
  turn.ready.then(() => setTimeout(open, OPENING_MS), open);
}

/** On home the header scrolls away: from there it would fly across the page. */
function noteHeader(): void {
  const header = document.getElementById('site-header')?.getBoundingClientRect();
  document.documentElement.dataset.header = header && header.bottom > 0 ? 'in-view' : 'away';
}

/** Whether the browser animates the navigation itself, as it does for a swipe back. */
export function isShownByBrowser(event: Event | undefined): boolean {
  return event instanceof PopStateEvent && event.hasUAVisualTransition;
}
