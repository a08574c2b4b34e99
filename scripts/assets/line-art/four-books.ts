import { mix, smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { palette } from '../drawing/palette';
import { linearGradient, stroke, svg } from '../drawing/svg-document';
import { leavingRule, repeat } from '../drawing/svg-path';

const linesEach = 6;

export const bookInks = [
  palette.verdigrisDark,
  palette.bondDark,
  palette.bronze,
  palette.madderDark,
] as const;

/** Measures of the lines, px. */
interface Books {
  /** First line of the first book, and pitches of books and of lines. */
  first: number;
  rowPitch: number;
  linePitch: number;
  /** Where lines start, leave their books, form the braid, merge into one (optional), and end. */
  from: number;
  leave: number;
  join: number;
  close?: number;
  end: number;
  /** Middle, half height and wavelength of the braid. */
  middle: number;
  swell: number;
  wave: number;
}

/** The four books of an asset that become one. They start on rules of the page, far to the left for wide screens. */
export const drawings = {
  'four-books': () =>
    fourBooks(1400, 220, {
      ...{ first: 43.5, rowPitch: 44, linePitch: 4, middle: 131.5, swell: 70, wave: 300 },
      ...{ from: 0, leave: 920, join: 1150, close: 1205, end: 1390 },
    }),
  'four-books-small': () =>
    fourBooks(520, 170, {
      ...{ first: 33.5, rowPitch: 34, linePitch: 2.4, middle: 101.5, swell: 54, wave: 163 },
      ...{ from: 0, leave: 296, join: 386, close: 400, end: 510 },
    }),
};

function fourBooks(width: number, height: number, form: Required<Books>): string {
  const line = { x1: form.close, x2: form.end };
  const bundles = bookLines(form).map((lines, book) => {
    const stops = [bookInks[book] ?? '', palette.boneText1];
    const ink = linearGradient(`ink-${book}`, stops, line);
    return `${ink}<path ${stroke(`url(#ink-${book})`, 1)} d="${lines}"/>`;
  });
  return svg({ width, height, attributes: 'preserveAspectRatio="xMaxYMid slice"' }, bundles);
}

/** The lines of each book: rules that interlace into one braid. */
export function bookLines(form: Books): string[] {
  const { first, rowPitch, linePitch, from, leave, join, close, end, middle, swell, wave } = form;
  return bookInks.map((_, book) =>
    repeat(linesEach, (index) => {
      const ruled = first + book * rowPitch + index * linePitch;
      // Phased so that the outer books run straight into the braid.
      const turn = 0.38 + (book * linesEach + index) / linesEach / bookInks.length;
      const line = (x: number) => {
        const open = close === undefined ? 1 : 1 - smoothstep(close, end, x);
        const angle = TURN * ((x - join) / wave + turn);
        return mix(ruled, middle + swell * open * Math.sin(angle), smoothstep(leave, join, x));
      };
      return leavingRule(line, [from, leave, end], 30);
    }),
  );
}
