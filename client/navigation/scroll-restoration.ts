interface Place {
  /** Scroll position, in CSS pixels. */
  y: number;
  /** Id of what lies at the top of the window, and how far below that edge it begins. */
  id: string | undefined;
  top: number;
}

const places = new Map<string, Place>();
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
  window.addEventListener('scroll', recordPlace, { passive: true });
  // An entry that the browser itself has made, for a hash that was typed, has been scrolled to already.
  window.addEventListener('popstate', () => {
    if (!window.history.state?.key) currentKey = nameEntry();
  });
}

/** On a busy device the scroll to a new entry's place can be told of before the entry is. */
function recordPlace(): void {
  if (window.history.state?.key === currentKey) places.set(currentKey, currentPlace());
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

/** Where the visitor was when the entry was left, as the scroll position that shows it now. */
export function savedScroll(key: string): number | undefined {
  const place = places.get(key);
  const element = place?.id && document.getElementById(place.id);
  if (!place || !element) return place?.y;
  return element.getBoundingClientRect().top + window.scrollY - place.top;
}

/** A number alone would lead astray: what lies above may have had a guessed height, and now has its own. */
function currentPlace(): Place {
  const element = document
    .elementFromPoint(window.innerWidth / 2, 0)
    ?.closest('#content [id], #content, #site-footer');
  return { y: window.scrollY, id: element?.id, top: element?.getBoundingClientRect().top ?? 0 };
}
