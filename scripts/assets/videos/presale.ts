import {
  braidInks,
  breathe,
  inkShareAt,
  noteBraid,
  printAt,
} from '#shared/drawing/breathing-braid.ts';
import { colorAt } from '#shared/drawing/gradient.ts';
import { iris, palette } from '../drawing/palette';
import { blankFrame, drawPiece, type Frame, videoInks } from './frame';

const { width, height } = noteBraid;
const step = 4;

/** The lines' gradient ends in the red of what is live. */
const inks = braidInks(iris, palette.vermilion);

/** Ruled lines become a braid that swells and shrinks. `time` runs from 0 to 1; both ends look the same. */
export function drawPresale(time: number): Frame {
  const frame = blankFrame(width, height, videoInks.ground);
  const places = Array.from({ length: width / step + 3 }, (_, at) => (at - 1) * step);
  const { heights, facings } = breathe(time, places);
  heights.forEach((y, index) => {
    const at = index % places.length;
    const [before, x] = [places[at - 1], places[at] as number];
    if (before === undefined) return;
    drawPiece(frame, {
      from: [before, heights[index - 1] as number],
      to: [x, y],
      color: colorAt(inks, inkShareAt(x)),
      ...printAt(x, facings[index] as number),
    });
  });
  return frame;
}
