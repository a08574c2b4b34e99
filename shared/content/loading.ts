/** Messages while a page is loading, and when it cannot be loaded. */
export const loadingMessages = {
  coming: (page: string) => `Loading ${page}…`,
  failed: (page: string) => `${page} could not be loaded. You may be offline.`,
  controlsComing: 'Nothing has happened yet: this page is still loading its controls.',
  controlsMissing: 'Nothing has happened: the controls of this page could not be loaded.',
  retry: 'Try again',
} as const;
