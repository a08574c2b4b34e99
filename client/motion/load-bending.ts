import { fetchPart } from '#client/browser/fetch-part.ts';

/** For `useMoment`: draws the pictures in the element as one scrolls to them. */
export const loadBending = async () =>
  (await fetchPart('bend-pictures', () => import('./bend-pictures'))).bendPictures;
