import { smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { palette } from '../drawing/palette';
import { stroke } from '../drawing/svg-document';
import { formatNumber, smoothPath } from '../drawing/svg-path';
import type { Drawing } from './drawing';

/** One sheet of parallel lines that parts into four holdings. */
export function drawRebalancing(): Drawing {
  const groups = [
    { lines: 18, color: palette.verdigrisDark, to: 14, from: 0.16, until: 0.86, wave: 3 },
    { lines: 12, color: palette.bronze, to: 112, from: 0.24, until: 0.78, wave: 4 },
    { lines: 9, color: palette.vermilionDark, to: 181, from: 0.2, until: 0.82, wave: 8 },
    { lines: 7, color: palette.bondDark, to: 232, from: 0.14, until: 0.9, wave: 10 },
  ];
  const width = 608;
  let row = 0;
  const bundles = groups.map(({ lines, color, to, from, until, wave }) => {
    const paths = Array.from({ length: lines }, (_, index) => {
      const start = 79 + row * 2.42;
      row += 1;
      const end = to + index * 4.4;
      // Inner lines bend a little later than outer ones, so that a bundle looks like cloth.
      const lag = 0.06 * (index / lines);
      const y = (x: number) => {
        const s = smoothstep(from + lag, until + lag, x / width);
        return start + (end - start) * s + wave * Math.sin(TURN * s) * Math.sin((TURN / 2) * s);
      };
      const x0 = Math.floor((from + lag) * width);
      const x1 = Math.ceil((until + lag) * width);
      const bend = smoothPath((x) => [x, y(x)], x0, x1, 14);
      return `M0 ${formatNumber(start)}H${x0}${bend.slice(bend.indexOf('c'))}H${width}`;
    });
    return `<path ${stroke(color, 1.3)} d="${paths.join('')}"/>`;
  });
  return { width, height: 268, body: bundles.join('') };
}
