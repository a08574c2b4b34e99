const positions = new Map<string, number>();
let currentKey = '';

/** Takes scrolling on Back and Forward over from the browser, which would scroll before the page has changed. */
export function restoreScroll(): void {
  currentKey = nameEntry();
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
  // An entry that the browser itself has made, for a hash that was typed, has been scrolled to already.
  window.addEventListener('popstate', () => {
    if (!window.history.state?.key) currentKey = nameEntry();
  });
}

/** The router calls every entry that it has not made itself "default"; each needs a key of its own. */
function nameEntry(): string {
  const { state } = window.history;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ idx: 0, ...state, key }, '');
  return key;
}

/** Names the history entry whose scroll position is recorded from now on. */
export function trackScroll(key: string): void {
  currentKey = key;
}

/** Where the visitor was, in CSS pixels from the top, when the entry was left. */
export function savedScroll(key: string): number | undefined {
  return positions.get(key);
}
