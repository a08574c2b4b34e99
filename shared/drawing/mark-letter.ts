import { distanceFrom } from './distance-from';
import { corners, type Point } from './interpolate';
import { markGlyph } from './mark-glyph';

/** Signed distance inside the letter; x and y from -1 to 1 in its box, y upwards. */
export type LetterShape = (x: number, y: number) => number;

/** Extra weight on each side of a stroke, in half-widths of the box. */
const WEIGHT = 0.04;

/** The letter of the mark, from the text font. */
export function markLetter(letter: string): LetterShape {
  const distance = distanceFrom(markOutlines(letter));
  // Bolder than the font: gaps narrower than a rule look torn.
  return (x, y) => Math.min(distance(x, y) + WEIGHT, 1 - Math.abs(x), 1 - Math.abs(y));
}

/** Outlines as polygons. Until they are stored, a ring around a dot. */
export function markOutlines(letter: string): Point[][] {
  if (!letter || letter !== markGlyph.letter)
    return [corners(0.96, 48), corners(0.64, -48), corners(0.28, 4)];
  return markGlyph.outlines.split('/').map((outline) =>
    outline.split(' ').map((corner) => {
      const [x = 0, y = 0] = corner.split(',').map(Number);
      return [x, y];
    }),
  );
}
