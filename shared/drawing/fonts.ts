/** Fonts of the first screen, fetched beside the document. */
export const preloadedFonts = ['/fonts/besley.woff2', '/fonts/instrument-sans.woff2'] as const;
