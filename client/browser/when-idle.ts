/** In a browser that does not say when it is idle (WebKit), it mostly is after so long. */
const PROBABLY_IDLE_MS = 1000;

/** Resolves when the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, PROBABLY_IDLE_MS);
  });
}
