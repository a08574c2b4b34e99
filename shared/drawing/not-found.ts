/** The number of a page that is not found: lines, px, that swell to it. */
export const notFoundPicture = { width: 346, height: 216, pitch: 6 } as const;
