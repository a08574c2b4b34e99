import '#client/common-chunk.ts';
import { layDrawing } from './lay-drawing';
import { scrub } from './scrub';

/** Pictures beside each other are drawn from left to right. */
const STAGGER = 0.1;

/** Draws the pictures in an element as one scrolls: lines run and bend, then blocks appear. */
export function bendPictures(box: HTMLElement): () => void {
  const drawings = [...box.querySelectorAll('img')].map((still) =>
    layDrawing(still, () => scroll.redraw()),
  );
  const scroll = scrub(box, {
    draw() {
      for (const drawing of drawings) drawing.draw(STAGGER);
    },
    rest: () => {},
  });
  return () => {
    scroll.end();
    for (const drawing of drawings) drawing.end();
  };
}
