import { distanceFrom } from './distance-from';
import { markGlyph } from './mark-glyph';

/** How far a place is inside of the letter: x and y from -1 to 1 in its box, y upwards. */
export type LetterShape = (x: number, y: number) => number;

/** Added to each side of a stroke, in half-widths of the box. */
const WEIGHT = 0.04;

/** The letter of the mark, from the text font; before its outlines are stored, a ring around a dot. */
export function markLetter(letter: string): LetterShape {
  if (!letter || letter !== markGlyph.letter) return sign;
  const outlines = markGlyph.outlines.split('/').map((outline) =>
    outline.split(' ').map((corner) => {
      const [x = 0, y = 0] = corner.split(',').map(Number);
      return [x, y] as const;
    }),
  );
  const distance = distanceFrom(outlines);
  // Heavier strokes than the font's, within the box, or gaps narrower than a ruled line look torn.
  return (x, y) => Math.min(distance(x, y) + WEIGHT, 1 - Math.abs(x), 1 - Math.abs(y));
}

function sign(x: number, y: number): number {
  const ring = 0.2 - Math.abs(Math.hypot(x, y) - 0.8);
  return Math.max(ring, 0.32 - Math.abs(x) - Math.abs(y));
}
