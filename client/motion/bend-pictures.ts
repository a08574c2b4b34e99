import '#client/common-chunk.ts';
import { layDrawing } from './lay-drawing';

/** Draws the pictures in an element as they come into sight: their lines run and bend, and their blocks follow. */
export function bendPictures(box: HTMLElement): () => void {
  const drawings = [...box.querySelectorAll('img')].map(layDrawing);
  return () => {
    for (const drawing of drawings) drawing.end();
  };
}
