const positions = new Map<string, number>();
let currentKey = 'default';

/** Takes scrolling on Back and Forward over from the browser, which would scroll before the page has changed. */
export function restoreScroll(): void {
  window.history.scrollRestoration = 'manual';
  // Across documents (a reload, a page that was left) the browser itself knows best.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  window.addEventListener('scroll', () => positions.set(currentKey, window.scrollY), {
    passive: true,
  });
}

/** Names the history entry whose scroll position is recorded from now on. */
export function trackScroll(key: string): void {
  currentKey = key;
}

/** Where the visitor was, in CSS pixels from the top, when the entry was left. */
export function savedScroll(key: string): number | undefined {
  return positions.get(key);
}
