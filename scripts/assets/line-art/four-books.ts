import { type Books, bookInks, bookLines } from '../drawing/book-lines';
import { palette } from '../drawing/palette';
import { linearGradient, stroke, svg } from '../drawing/svg-document';

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
