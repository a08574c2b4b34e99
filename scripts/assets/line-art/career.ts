import { above, beside, strandAbove } from '#client/pages/career/strands.ts';
import { values } from '#shared/content/career.ts';
import { jobs } from '#shared/content/jobs.ts';
import { type Braid, braidLine, joining, linePath } from '#shared/drawing/braid.ts';
import { iris, palette } from '../drawing/palette';
import { linearGradient, stroke, svg } from '../drawing/svg-document';
import { repeat, smoothPath } from '../drawing/svg-path';

/** The braids that the lines of the open positions run into. */
export const drawings = {
  'braid-career': besideRows,
  'braid-career-above': fineAbove,
  'strands-career-above': strandsAbove,
  'braid-values': heldTogether,
};

/** Fine lines between those of the rows, which fade in beside the heading. */
function besideRows(): string {
  const { braid, turn, left, width, top, height } = beside;
  const gaps = jobs.length + 1;
  const count = 3 * gaps;
  const lines = repeat(count, (index) => {
    const woven = braidLine(braid, turn + (index + Math.floor(index / 3) + 1) / (4 * gaps));
    const level = -688 + (300 * index) / (count - 1);
    const line = joining(() => level, woven, left, 360);
    return smoothPath((x) => [x, line(x)], left, width, 46);
  });
  const stops = [
    [0, palette.ink950],
    [(220 - left) / (width - left), palette.verdigris],
    [(700 - left) / (width - left), palette.electrum],
    [1, palette.madder],
  ] as const;
  return svg({ x: left, y: top, width: width - left, height }, [
    linearGradient('iris', stops, { x1: left, x2: width }),
    `<path ${stroke('url(#iris)', 1)} opacity=".55" d="${lines}"/>`,
  ]);
}

/** Above the strands, whose gaps would cut them. They fade out before these bend into their lanes. */
function fineAbove(): string {
  const { braid, width, height, leaves } = above;
  const lines = repeat(18, (index) => linePath(braidLine(braid, index / 18 + 0.02), 0, leaves, 30));
  return svg({ width, height }, [
    linearGradient('iris', [...iris.slice(0, 2), [1, `${palette.electrum}00`]], { x2: leaves }),
    `<path ${stroke('url(#iris)', 0.9)} stroke-opacity=".5" d="${lines}"/>`,
  ]);
}

function strandsAbove(): string {
  const { width, height } = above;
  return svg({ width, height }, [
    ...jobs.map((_, index) => strand(index)),
    `<g stroke-dasharray="0 7">${strand(jobs.length)}</g>`,
  ]);
}

/** A position's line. As below the rows, the first is red and the last dotted. */
function strand(index: number): string {
  const { ink950, electrum, vermilion } = palette;
  const isDotted = index === jobs.length;
  const d = strandAbove({ index, count: jobs.length + 1 });
  const ink = index === 0 ? stroke(vermilion, 3) : stroke(electrum, isDotted ? 2 : 1.2);
  const line = `<path ${ink} d="${d}"/>`;
  return isDotted ? line : `<path ${stroke(ink950, 4)} d="${d}"/>${line}`;
}

/** A braid from the edge of the page, of which each line continues as a value's rule. */
function heldTogether(): string {
  const [width, row] = [960, 70];
  const count = Object.keys(values.items).length;
  const height = count * row;
  const braid: Braid = { middle: 0.66 * height, reach: 48, wave: 300 };
  const lines = repeat(count, (index) => {
    const level = (index + 1) * row - 0.5;
    const line = joining(braidLine(braid, index / count), () => level, width - 330, width - 10);
    const d = linePath(line, 0, width, 24);
    return `<path ${stroke(palette.bone50, 6)} d="${d}"/><path ${stroke(palette.verdigrisDark, 1.2)} d="${d}"/>`;
  });
  return svg({ width, height, attributes: 'preserveAspectRatio="none"' }, lines);
}
