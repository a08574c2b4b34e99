import { palette } from '../drawing/palette';
import { linearGradient, svg } from '../drawing/svg-document';
import { formatNumber, path, repeat } from '../drawing/svg-path';

const size = 140;
/** The part between the corners, which is stretched along each edge. */
const [from, to] = [46, size - 46];

const { electrumHi, electrum, inkRule2 } = palette;

export const drawings = { moulding };

/** The moulding of a screen as ten mitred lines: lit from the top left, in shade at the right and the foot. */
function moulding(): string {
  const shaded = [electrum, inkRule2];
  return svg({ width: size, height: size }, [
    linearGradient('top', [electrumHi, ...shaded], { x1: from, x2: to }),
    linearGradient('left', shaded, { y1: from, y2: to }),
    linearGradient('foot', shaded, { x1: from, x2: to }),
    '<g fill="none" stroke-linecap="square">',
    edge('url(#top)', 1, 1, (near, far) => path`M${near} ${near}H${far}`),
    edge('url(#left)', 0.8, 0.75, (near, far) => path`M${near} ${near}V${far}`),
    edge('url(#foot)', 0.55, 0.45, (near, far) => path`M${near} ${far}H${far}`),
    edge(inkRule2, 0.55, 1, (near, far) => path`M${far} ${near}V${far}`),
    '</g>',
  ]);
}

type Line = (near: number, far: number) => string;

/** Lines that get finer as the moulding falls back. */
function edge(ink: string, weight: number, opacity: number, line: Line): string {
  const strips = repeat(10, (index) => {
    const near = 1.5 + index * 4.6;
    const width = formatNumber(weight * (3 - index * 0.22), 2);
    return `<path stroke-width="${width}" d="${line(near, size - near)}"/>`;
  });
  return `<g stroke="${ink}" stroke-opacity="${opacity}">${strips}</g>`;
}
