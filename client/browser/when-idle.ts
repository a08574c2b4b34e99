/** Delay in a browser without `requestIdleCallback` (WebKit). */
const PROBABLY_IDLE_MS = 1000;

/** Resolves when the browser is idle. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, PROBABLY_IDLE_MS);
  });
}

/** Ends the current task, so that the browser can paint and handle input before the next one. */
export function pauseForInput(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
