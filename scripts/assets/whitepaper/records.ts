import { smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { palette } from '../drawing/palette';
import { stroke } from '../drawing/svg-document';
import { formatNumber, smoothPath } from '../drawing/svg-path';
import { caption, type Drawing, type Form, mark } from './drawing';

const names = ['Title', 'Custody', 'Valuation', 'Holders'];
const linesEach = 6;
const linePitch = 3.3;

/** Words are left of the lines on the wide form, above them on the narrow one. */
const forms = {
  wide: {
    ...{ width: 464, height: 124, start: 64, bend: 120, complete: 300, segments: 40 },
    ...{ top: 8, rowPitch: 32.5, wordDrop: 12, middle: 60, swell: 31, wave: 118 },
  },
  narrow: {
    ...{ width: 340, height: 200, start: 0, bend: 96, complete: 216, segments: 34 },
    ...{ top: 24, rowPitch: 47, wordDrop: -8, middle: 103, swell: 50, wave: 106 },
  },
};

/** Four bundles of ruled lines that interlace into one braid. */
export function drawRecords(form: Form): Drawing {
  const { width, height, start, bend, complete, segments, ...rows } = forms[form];
  const { top, rowPitch, wordDrop, middle, swell, wave } = rows;
  const count = names.length * linesEach;
  const colors = [palette.verdigrisDark, palette.plateInk, palette.bronze, palette.madderDark];
  const bundles = names.map((_, group) => {
    const lines = Array.from({ length: linesEach }, (_, index) => {
      const k = group * linesEach + index;
      const ruled = top + group * rowPitch + index * linePitch;
      const y = (x: number) => {
        const s = smoothstep(bend, complete, x);
        const envelope = swell * (1 + 0.16 * Math.cos((TURN * x) / (2 * wave) + 0.6));
        const phase = (TURN * x) / wave + (TURN * k) / count;
        return (1 - s) * ruled + s * (middle + envelope * Math.sin(phase));
      };
      const curve = smoothPath((x) => [x, y(x)], bend, width, segments);
      return `M${start} ${formatNumber(ruled)}H${bend}${curve.slice(curve.indexOf('c'))}`;
    });
    return `<path ${stroke(colors[group] ?? palette.plateInk, 0.7)} d="${lines.join('')}"/>`;
  });
  const labels = names.map((name, group) => caption(name, 0, top + group * rowPitch + wordDrop));
  return { width, height, body: [...bundles, ...labels, mark(complete, middle)].join('') };
}
