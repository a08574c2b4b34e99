import { about } from '#shared/content/home.ts';
import { bookInks, bookLines } from '../drawing/book-lines';
import { stroke } from '../drawing/svg-document';
import { caption, type Drawing, type Form, mark } from './drawing';

/** Words are left of the lines on the wide form, above them on the narrow one. */
const forms = {
  wide: {
    ...{ width: 464, height: 124, wordDrop: 12, first: 8, rowPitch: 32.5, linePitch: 3.3 },
    ...{ from: 64, leave: 120, join: 300, end: 464, middle: 60, swell: 31, wave: 118 },
  },
  narrow: {
    ...{ width: 340, height: 200, wordDrop: -8, first: 24, rowPitch: 47, linePitch: 3.3 },
    ...{ from: 0, leave: 96, join: 216, end: 340, middle: 103, swell: 50, wave: 106 },
  },
};

/** Four bundles of ruled lines that interlace into one braid. */
export function drawRecords(form: Form): Drawing {
  const { width, height, wordDrop, ...books } = forms[form];
  const bundles = bookLines(books).map(
    (lines, book) => `<path ${stroke(bookInks[book] ?? '', 0.7)} d="${lines}"/>`,
  );
  const labels = about.books.map((name, book) =>
    caption(name, 0, books.first + book * books.rowPitch + wordDrop),
  );
  return { width, height, body: [...bundles, ...labels, mark(books.join, books.middle)].join('') };
}
