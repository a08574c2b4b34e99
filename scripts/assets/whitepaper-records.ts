import { smoothstep, T } from './engraving';
import { palette } from './palette';
import { stroke } from './svg-document';
import { formatNumber, smoothPath } from './svg-path';
import { caption, type Drawing, mark } from './whitepaper-drawing';

const names = ['Title', 'Custody', 'Valuation', 'Holders'];
const linesEach = 6;
const top = 8;
const middle = 60;
const start = 64;
const bend = 120;
const complete = 300;

/** Four bundles of ruled lines that interlace into one braid. */
export function drawRecords(): Drawing {
  const count = names.length * linesEach;
  const colors = [palette.verdigrisDark, palette.plateInk, palette.bronze, palette.madderDark];
  const bundles = names.map((_, group) => {
    const lines = Array.from({ length: linesEach }, (_, index) => {
      const k = group * linesEach + index;
      const ruled = top + group * 32.5 + index * 3.3;
      const y = (x: number) => {
        const s = smoothstep(bend, complete, x);
        const envelope = 31 * (1 + 0.16 * Math.cos((T * x) / 236 + 0.6));
        const phase = (T * x) / 118 + (T * k) / count;
        return (1 - s) * ruled + s * (middle + envelope * Math.sin(phase));
      };
      const curve = smoothPath((x) => [x, y(x)], bend, 464, 40);
      return `M${start} ${formatNumber(ruled)}H${bend}${curve.slice(curve.indexOf('c'))}`;
    });
    return `<path ${stroke(colors[group] ?? palette.plateInk, 0.7)} d="${lines.join('')}"/>`;
  });
  const labels = names.map((name, group) => caption(name, 0, top + group * 32.5 + 12));
  return {
    width: 464,
    height: 124,
    body: [...bundles, ...labels, mark(complete, middle)].join(''),
  };
}
