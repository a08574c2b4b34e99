/** The picture of a page that is not found: ruled lines, px, that swell to its number. */
export const notFoundPicture = { width: 692, height: 288, pitch: 6 } as const;
