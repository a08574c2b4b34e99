import { braidLine, joining, linePath } from '#shared/drawing/braid.ts';
import { palette } from '../drawing/palette';
import { stroke } from '../drawing/svg-document';
import { formatNumber } from '../drawing/svg-path';
import { caption, type Drawing, type Form, mark } from './drawing';

const names = ['Title', 'Custody', 'Valuation', 'Holders'];
const linesEach = 6;
const linePitch = 3.3;

/** Words are left of the lines on the wide form, above them on the narrow one. */
const forms = {
  wide: {
    ...{ width: 464, height: 124, start: 64, bend: 120, complete: 300 },
    ...{ top: 8, rowPitch: 32.5, wordDrop: 12, middle: 60, swell: 31, wave: 118 },
  },
  narrow: {
    ...{ width: 340, height: 200, start: 0, bend: 96, complete: 216 },
    ...{ top: 24, rowPitch: 47, wordDrop: -8, middle: 103, swell: 50, wave: 106 },
  },
};

/** Four bundles of ruled lines that interlace into one braid. */
export function drawRecords(form: Form): Drawing {
  const { width, height, start, bend, complete, ...rows } = forms[form];
  const { top, rowPitch, wordDrop, middle, swell, wave } = rows;
  const count = names.length * linesEach;
  const colors = [palette.verdigrisDark, palette.plateInk, palette.bronze, palette.madderDark];
  const bundles = names.map((_, group) => {
    const lines = Array.from({ length: linesEach }, (_, index) => {
      const k = group * linesEach + index;
      const ruled = top + group * rowPitch + index * linePitch;
      const woven = braidLine({ middle, reach: swell, wave }, k / count);
      const bent = linePath(
        joining(() => ruled, woven, bend, complete),
        bend,
        width,
        9,
      );
      return `M${start} ${formatNumber(ruled)}H${bend}${bent.slice(bent.indexOf('C'))}`;
    });
    return `<path ${stroke(colors[group] ?? palette.plateInk, 0.7)} d="${lines.join('')}"/>`;
  });
  const labels = names.map((name, group) => caption(name, 0, top + group * rowPitch + wordDrop));
  return { width, height, body: [...bundles, ...labels, mark(complete, middle)].join('') };
}
