/** The picture of a page that is not found: ruled lines, px, and the groups in which they swell to its number. */
export const notFoundPicture = { width: 692, height: 288, pitch: 6, swells: 12 } as const;
