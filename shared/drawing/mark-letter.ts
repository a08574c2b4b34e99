import { clamp, mix } from './interpolate';
import { markGlyph } from './mark-glyph';

/** Signed distance of a point inside the letter, in half-widths of its box: x and y from -1 to 1, y upwards. */
export type LetterShape = (x: number, y: number) => number;

/**
 * The letter of the mark. A to Z are built from bars, slants and rings of one weight; other letters come
 * from the display font. If the font lacks the letter, it is a ring around a dot.
 */
export function markLetter(letter: string): LetterShape {
  const parts = letters[letter];
  if (parts) return union(...parts);
  return letter && letter === markGlyph.letter ? sampled(markGlyph.field) : sign;
}

/** Extent of the grid of a letter from the font, in half-widths. */
export const GLYPH_REACH = 1.15;

/** Height of a horizontal bar; a vertical stem is twice 0.2 wide. */
const beamHeight = 0.35;
const stemHalf = 0.2;
const top = beam(-2, 2, 1);
const foot = beam(-2, 2, beamHeight - 1);
const left = stem(-0.7);
const bowl = within(ring(-2.9, 0.95, -0.17, 1, 1.3), -0.9, 2);

const letters: Readonly<Record<string, readonly LetterShape[]>> = {
  A: [slant(-0.8, -0.04, 0.23), slant(0.8, 0.04, 0.23), beam(-0.5, 0.5, -0.2)],
  B: [
    left,
    within(ring(-2.9, 0.82, -0.17, 1, 1.3), -0.9, 2),
    within(ring(-2.9, 0.96, -1, 0.18, 1.4), -0.9, 2),
  ],
  C: [without(ring(-0.95, 1, -1, 1), 0.1, 2, -0.4, 0.4)],
  D: [stem(-0.75), within(ring(-2.95, 0.98, -1, 1, 1), -0.95, 2)],
  E: [left, within(top, -0.9, 0.85), beam(-0.7, 0.7, 0.28), within(foot, -0.9, 0.85)],
  F: [stem(-0.62), within(top, -0.82, 0.88), beam(-0.7, 0.7, 0.07)],
  G: [
    without(ring(-0.98, 0.98, -1, 1), 0.1, 2, 0.02, 0.42),
    beam(0.1, 0.98, 0.12),
    within(stem(0.78), -2, 2, -0.8, 0.12),
  ],
  H: [stem(-0.76), stem(0.76), beam(-0.8, 0.8, 0.28)],
  I: [stem(0), within(top, -0.6, 0.6), within(foot, -0.6, 0.6)],
  J: [without(ring(-0.8, 0.72, -1, 3, 0, 1.15), -2, -0.1, -0.32, 4)],
  K: [
    stem(-0.76),
    within(slant(-1.45, 0.68, 0.29), -0.6, 2, -0.3),
    within(slant(0.76, -0.9, 0.29), -0.4, 2, -2, 0.2),
  ],
  L: [stem(-0.62), within(foot, -0.82, 0.85)],
  M: [
    stem(-0.86),
    stem(0.86),
    within(slant(0.3, -0.76, 0.25), -2, 0.2, -0.66),
    within(slant(-0.3, 0.76, 0.25), -0.2, 2, -0.66),
  ],
  N: [stem(-0.8), stem(0.8), slant(0.62, -0.62, 0.32)],
  O: [ring(-1.03, 1.03, -1, 1)],
  P: [left, bowl],
  Q: [ring(-1.03, 1.03, -1, 1), within(slant(0.88, -0.7, 0.27), -2, 2, -2, -0.28)],
  R: [left, bowl, within(slant(0.74, -0.66, 0.27), -0.4, 2, -2, 0.1)],
  S: [
    without(ring(-0.88, 0.86, -0.17, 1), 0.12, 2, -1, 0.42),
    without(ring(-0.9, 0.92, -1, 0.18), -2, -0.12, -0.42, 1),
  ],
  T: [stem(0), within(top, -0.95, 0.95)],
  U: [ring(-0.97, 0.97, -1, 3, 0, 1.1)],
  V: [slant(-0.04, -0.78, 0.24), slant(0.04, 0.78, 0.24)],
  W: [
    slant(-0.5, -0.93, 0.18),
    slant(-0.5, -0.02, 0.17),
    slant(0.5, 0.02, 0.17),
    slant(0.5, 0.93, 0.18),
  ],
  X: [slant(-0.74, 0.7, 0.27), slant(0.74, -0.7, 0.27)],
  Y: [
    within(slant(0.66, -0.74, 0.26), -2, 2, -0.16),
    within(slant(-0.66, 0.74, 0.26), -2, 2, -0.16),
    within(stem(0), -2, 2, -2, 0),
  ],
  Z: [
    within(top, -0.8, 0.8),
    within(foot, -0.85, 0.85),
    within(slant(-0.72, 0.7, 0.3), -0.85, 0.8),
  ],
};

const sign = union(ring(-1.03, 1.03, -1, 1), (x, y) => 0.32 - Math.abs(x) - Math.abs(y));

/** Interpolates the distances of a square grid, one byte a point: 128 is the edge of the letter. */
function sampled(bytes: string): LetterShape {
  const grid = atob(bytes);
  const side = Math.sqrt(grid.length);
  const at = (column: number, row: number) => grid.charCodeAt(row * side + column) / 128 - 1;
  return (x, y) => {
    const across = clamp((x / GLYPH_REACH + 1) / 2) * (side - 1);
    const down = clamp((1 - y / GLYPH_REACH) / 2) * (side - 1);
    const column = Math.min(side - 2, Math.floor(across));
    const row = Math.min(side - 2, Math.floor(down));
    const above = mix(at(column, row), at(column + 1, row), across - column);
    const below = mix(at(column, row + 1), at(column + 1, row + 1), across - column);
    return mix(above, below, down - row);
  };
}

function stem(at: number): LetterShape {
  return (x) => stemHalf - Math.abs(x - at);
}

function beam(from: number, to: number, ceiling: number): LetterShape {
  return within((_, y) => Math.min(ceiling - y, y - ceiling + beamHeight), from, to);
}

/** A slanted stroke from one x at the bottom to another at the top; `half` is measured horizontally. */
function slant(atFoot: number, atTop: number, half: number): LetterShape {
  const slope = (atTop - atFoot) / 2;
  const middle = (atTop + atFoot) / 2;
  return (x, y) => (half - Math.abs(x - middle - slope * y)) * 0.86;
}

/** A rounded ring in a box, with straight parts of `2 * across` and `2 * down` between its corners. */
function ring(x0: number, x1: number, y0: number, y1: number, across = 0, down = 0): LetterShape {
  const [rx, ry] = [(x1 - x0) / 2 - across, (y1 - y0) / 2 - down];
  const [ix, iy] = [rx - 2.1 * stemHalf, ry - beamHeight];
  const reach = (dx: number, dy: number) => (dx ** 2.3 + dy ** 2.3) ** (1 / 2.3);
  return (x, y) => {
    const dx = Math.max(0, Math.abs(x - (x0 + x1) / 2) - across);
    const dy = Math.max(0, Math.abs(y - (y0 + y1) / 2) - down);
    const outer = (1 - reach(dx / rx, dy / ry)) * Math.min(rx, ry);
    return Math.min(outer, (reach(dx / ix, dy / iy) - 1) * Math.min(ix, iy));
  };
}

function union(...parts: LetterShape[]): LetterShape {
  return (x, y) => Math.max(...parts.map((part) => part(x, y)));
}

function within(part: LetterShape, x0: number, x1: number, y0 = -2, y1 = 2): LetterShape {
  return (x, y) => Math.min(part(x, y), x - x0, x1 - x, y - y0, y1 - y);
}

function without(part: LetterShape, x0: number, x1: number, y0: number, y1: number): LetterShape {
  return (x, y) => Math.min(part(x, y), Math.max(x0 - x, x - x1, y0 - y, y - y1));
}
