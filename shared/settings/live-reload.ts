/** Where the development server tells open browsers that it has started anew. */
export const liveReloadPath = '/dev/reload';
