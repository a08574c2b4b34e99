import '#client/common-chunk.ts';
import { scrub } from '#client/motion/scrub.ts';
import { layDrawing } from './lay-drawing';

/** Bends the lines of pictures as one scrolls to them. */
export function bendPictures(list: HTMLElement): () => void {
  const drawings = [...list.querySelectorAll('img')].map((still) =>
    layDrawing(still, () => {
      still.dataset.plays = '';
      scroll.redraw();
    }),
  );
  const scroll = scrub(list, {
    draw() {
      for (const drawing of drawings) drawing.draw();
    },
    rest: () => {},
  });
  return () => {
    scroll.end();
    for (const drawing of drawings) drawing.end();
    for (const still of list.querySelectorAll('img')) delete still.dataset.plays;
  };
}
