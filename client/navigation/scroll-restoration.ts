interface Place {
  /** Scroll position, in CSS pixels. */
  y: number;
  /** Id of the element at the top of the viewport, and its distance from that edge. */
  id: string | undefined;
  top: number;
}

const places = new Map<string, Place>();
let currentKey = '';
/** Of the last entry that was shown, as the router counts them. */
let currentIndex = -1;

/** Restores scroll on Back and Forward, because the browser would scroll before the page has changed. */
export function restoreScroll(): void {
  currentKey = nameEntry();
  window.history.scrollRestoration = 'manual';
  // Across documents (a reload, leaving the site) the browser does it better.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  window.addEventListener('scroll', () => setTimeout(recordPlace), { passive: true });
  // For an entry that the browser has made, such as for a typed hash, it has already scrolled.
  window.addEventListener('popstate', () => {
    if (!window.history.state?.key) currentKey = nameEntry();
  });
}

/**
 * Runs after a frame, when layout is done; the event itself would force it. On a busy device the event for a new
 * entry can come before the entry.
 */
function recordPlace(): void {
  if (window.history.state?.key === currentKey) leavePlace();
}

/** Records the place once more before another entry is shown: content may have moved without a scroll. */
export function leavePlace(): void {
  places.set(currentKey, currentPlace());
}

/** The router gives every entry that it has not made the key "default"; each needs its own. */
function nameEntry(): string {
  const { state } = window.history;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ idx: currentIndex + 1, ...state, key }, '');
  return key;
}

/** Sets the history entry whose scroll position is recorded from now on. */
export function trackScroll(key: string): void {
  currentKey = key;
  // Firefox drops the state when the current hash is typed again.
  currentIndex = window.history.state?.idx ?? currentIndex;
}

/** The scroll position that shows what the visitor saw when leaving the entry. */
export function savedScroll(key: string): number | undefined {
  const place = places.get(key);
  const element = place?.id && document.getElementById(place.id);
  if (!place || !element) return place?.y;
  return element.getBoundingClientRect().top + window.scrollY - place.top;
}

/** A number alone is not enough: content above may have had an estimated height then. */
function currentPlace(): Place {
  // All elements at the point, because on a phone the header covers it.
  const find = (y: number, wanted: string) =>
    document.elementsFromPoint(window.innerWidth / 2, y).find((it) => it.matches(wanted));
  // At the end of a page the footer is nearer than the beginning of its content.
  const element =
    find(0, '#content [id], #site-footer') ??
    find(window.innerHeight - 1, '#site-footer') ??
    find(0, '#content');
  return { y: window.scrollY, id: element?.id, top: element?.getBoundingClientRect().top ?? 0 };
}
