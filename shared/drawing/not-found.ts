/** The picture of a page that is not found: ruled lines, px, that swell to its number and go on to a phone's edge. */
export const notFoundPicture = { width: 812, height: 288, pitch: 6, beyond: 146 } as const;
