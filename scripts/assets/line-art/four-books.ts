import { smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { palette } from '../drawing/palette';
import { linearGradient, stroke, svg, writeImage } from '../drawing/svg-document';
import { formatNumber, smoothPath } from '../drawing/svg-path';

const linesEach = 6;

/**
 * In px: the distance between two rules of the page, on which each book begins, and between two lines of a
 * book; where lines leave their books, are one braid, and begin to close; half the height of the braid, and
 * the length of its wave. The lines begin far left, for very wide screens, and are one at the end.
 */
const forms = {
  'four-books': {
    ...{ width: 1400, height: 220, rowPitch: 44, linePitch: 4 },
    ...{ leave: 920, join: 1150, close: 1205, end: 1390, swell: 70, wave: 300 },
  },
  'four-books-small': {
    ...{ width: 520, height: 170, rowPitch: 34, linePitch: 2.4 },
    ...{ leave: 296, join: 386, close: 400, end: 510, swell: 54, wave: 163 },
  },
};

type Form = (typeof forms)[keyof typeof forms];

/** The four books of an asset that become one. */
export async function drawFourBooks(): Promise<void> {
  for (const [name, form] of Object.entries(forms)) await writeImage(name, fourBooks(form));
}

function fourBooks(form: Form): string {
  const { width, height, rowPitch, linePitch, leave, end } = form;
  const colors = [palette.verdigrisDark, palette.bondDark, palette.bronze, palette.madderDark];
  const count = colors.length * linesEach;
  const bundles = colors.map((color, book) => {
    const lines = Array.from({ length: linesEach }, (_, index) => {
      const ruled = (book + 1) * rowPitch - 0.5 + index * linePitch;
      // Turned so that the outer books run straight into the braid.
      const phase = TURN * (0.38 + (book * linesEach + index) / count);
      const y = (x: number) => heightAt(form, ruled, phase, x);
      const curve = smoothPath((x) => [x, y(x)], leave, end, 30);
      return `M0 ${formatNumber(ruled)}H${leave}${curve.slice(curve.indexOf('c'))}`;
    });
    const gradient = linearGradient(
      `ink-${book}`,
      [
        [0, color],
        [1, palette.boneText1],
      ],
      { x1: form.close, x2: end },
    );
    return `${gradient}<path ${stroke(`url(#ink-${book})`, 1)} d="${lines.join('')}"/>`;
  });
  return svg({ width, height, attributes: 'preserveAspectRatio="xMaxYMid slice"' }, bundles);
}

function heightAt(form: Form, ruled: number, phase: number, x: number): number {
  const { rowPitch, leave, join, close, end, swell, wave } = form;
  const open = 1 - smoothstep(close, end, x);
  // On the rule of the third book.
  const braided = 3 * rowPitch - 0.5 + swell * open * Math.sin((TURN * (x - join)) / wave + phase);
  return ruled + (braided - ruled) * smoothstep(leave, join, x);
}
