import { clamp, mix } from '#shared/drawing/interpolate.ts';
import { engraved, type Surface, strokeAlong } from '../../drawing/burin';
import { palette } from '../../drawing/palette';
import { linePath, type Point } from '../../drawing/svg-path';
import { onBench, shadow } from './bench';

const middle = 160;
const lines = 13;

const { bone0, bone50, plateInk } = palette;

/** An open book of reference; its lines of text follow the bend of the pages. */
export const drawings = { 'tool-document-back': back, 'tool-document-moving': moving };

function back(): string {
  const board = [at(-1.05, -0.04, 0), at(1.05, -0.04, 0), at(1.06, 1.09, 0), at(-1.06, 1.09, 0)];
  return onBench(
    shadow(250, 318),
    `<path fill="${plateInk}" stroke="${bone50}" stroke-width="3.6" paint-order="stroke" d="${linePath(board, true)}"/>`,
    ...[5, 4, 3, 2, 1, 0].map((leaf) => paper(-1, 1, leaf)),
    `<path fill="${plateInk}" d="${[-1, 1].map((side) => shade(side) + text(side)).join('')}"/>`,
  );
}

function moving(): string {
  return onBench(paper(-1, 0), `<path fill="${plateInk}" d="${shade(-1) + text(-1)}"/>`);
}

/** A place on the open pages: -1 to 1 across, 0 to 1 from the top. */
function at(across: number, down: number, lift = 1): Point {
  const away = Math.abs(across);
  const bulge = lift * 15 * Math.sin(Math.PI * Math.min(1, away) ** 0.5) * (1 - 0.25 * away);
  return [middle + across * (112 + 16 * down), -112 + 88 * down - bulge];
}

/** A page, a little lower than the one above. */
function paper(from: number, to: number, leaf = 0): string {
  const bend = Array.from({ length: 41 }, (_, index) => mix(from, to, index / 40));
  const edge = bend.map((across) => across * (1 + 0.006 * leaf));
  const foot = edge.map((across): Point => {
    const [x, y] = at(across, 1);
    return [x, y + 1.7 * leaf];
  });
  const d = linePath([...edge.map((across) => at(across, 0)), ...foot.reverse()], true);
  return `<path fill="${bone0}" stroke="${plateInk}" stroke-width=".8" d="${d}"/>`;
}

/** Light from the left: pages are darker where they bend away. */
function shade(side: number): string {
  const surface: Surface = {
    at: (t, v) => at(side * (0.01 + 0.98 * t), 0.015 + 0.97 * v),
    light: (t) => {
      const slope = Math.cos(Math.PI * t ** 0.5) / (0.35 + t);
      return clamp(0.07 + 0.16 * side * slope * -1 + 0.75 * Math.exp(-((t / 0.07) ** 1.2)));
    },
  };
  return engraved(surface, 30, 20);
}

function text(side: number): string {
  let path = '';
  for (let line = 0; line < lines; line += 1) {
    let place = 0.12 + (line % 5 === 0 ? 0.06 : 0);
    const end = line % 5 === 4 ? 0.5 : 0.9;
    for (let word = 0; place < end; word += 1) {
      const length = 0.05 + 0.05 * Math.abs(Math.sin(7 * line + 3.7 * word + side));
      path += strokeAlong(2, (share) => {
        const along = Math.min(end, place + share * length);
        const [x, y] = at(side < 0 ? along - 1 : along, 0.08 + (0.86 * line) / (lines - 1));
        return [x, y, 1.7];
      });
      place += length + 0.02;
    }
  }
  return path;
}
