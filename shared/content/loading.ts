/** Messages while a page is loading, and when it cannot be loaded. */
export const loadingMessages = {
  coming: (page: string) => `Loading ${page}…`,
  failed: (page: string) => `${page} could not be loaded. You may be offline.`,
  controlsMissing: 'The controls of this page could not be loaded. You may be offline.',
  retry: 'Try again',
} as const;
