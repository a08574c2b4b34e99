import { fetchPart } from '#client/browser/fetch-part.ts';

/** For `useMoment`: draws the pictures in the element once they are in sight. */
export const loadBending = async () =>
  (await fetchPart('lay-drawing', () => import('./lay-drawing'))).bendPictures;
