/** The picture of 404 made of lines, px. */
export const notFoundPicture = { width: 346, height: 216, pitch: 6 } as const;
