/** Messages while a page is loading, and when it cannot be loaded. */
export const loadingMessages = {
  coming: (page: string) => `Loading ${page}…`,
  failed: (page: string) => `${page} could not be loaded. You may be offline.`,
  controlsLate: 'The controls of this page have not loaded yet. You may be offline.',
  controlsMissing: 'The controls of this page could not be loaded. You may be offline.',
  wordsKept: 'The controls of this page could not be loaded. Copy your text, then reload it.',
  retry: 'Try again',
} as const;
