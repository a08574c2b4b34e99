import { mix, smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { palette } from './palette';
import { leavingRule, repeat } from './svg-path';

const linesEach = 6;

export const bookInks = [
  palette.verdigrisDark,
  palette.bondDark,
  palette.bronze,
  palette.madderDark,
] as const;

/** Measures of the lines, px. */
export interface Books {
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
