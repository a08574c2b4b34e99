import { above, beside, strandAbove } from '#client/pages/career/strands.ts';
import { values } from '#shared/content/career.ts';
import { jobs } from '#shared/content/jobs.ts';
import { type Braid, braidLine, joining, type Line, linePath } from '#shared/drawing/braid.ts';
import { type Cut, swelledStroke } from '../drawing/burin';
import { palette } from '../drawing/palette';
import { linearGradient, stroke, svg, writeImage } from '../drawing/svg-document';
import { repeat } from '../drawing/svg-path';

/** The braids that the lines of the open positions run into. */
export async function drawCareer(): Promise<void> {
  await writeImage('braid-career', besideRows());
  await writeImage('braid-career-above', fineAbove());
  await writeImage('strands-career-above', strandsAbove());
  await writeImage('braid-values', heldTogether());
}

/** Fine lines at even distances between those of the rows. Each begins as a needle, no two beside each other. */
function besideRows(): string {
  const { braid, turn, width, woven, top, height } = beside;
  const gaps = jobs.length + 1;
  const lines = Array.from({ length: 4 * gaps }, (_, index) => {
    const share = (index + Math.floor(index / 4) + 1) / (5 * gaps);
    return { line: braidLine(braid, turn + share), from: woven + ((index * 43) % 120) };
  });
  const needles = lines.map(({ line, from }) => needle(line, from, 1));
  const rest = lines.map(({ line, from }) => linePath(line, from + POINT, width, 30));
  return svg({ x: woven, y: top, width: width - woven, height }, [
    iris('iris', woven, width),
    `<g opacity=".6"><path fill="url(#iris)" d="${needles.join('')}"/>`,
    `<path ${stroke('url(#iris)', 1)} d="${rest.join('')}"/></g>`,
  ]);
}

/** How far a line grows from its point, px. */
const POINT = 220;

function needle(line: Line, from: number, width: number): string {
  return swelledStroke(
    Array.from({ length: 15 }, (_, index): Cut => {
      const x = from + (index * POINT) / 14;
      return [x, line(x), width * (index / 14) ** 2];
    }),
  );
}

/** On the strands, so that their gaps do not cut them. */
function fineAbove(): string {
  const { braid, width, height } = above;
  const lines = repeat(18, (index) => linePath(braidLine(braid, index / 18 + 0.02), 0, width, 30));
  return svg({ width, height }, [
    iris('iris', 0, width),
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

/** The line of a position; the first one is red, and the last one dotted, as below the rows. */
function strand(index: number): string {
  const { ink950, electrum, vermilion } = palette;
  const isDotted = index === jobs.length;
  const d = strandAbove({ index, count: jobs.length + 1 });
  const ink = index === 0 ? stroke(vermilion, 3) : stroke(electrum, isDotted ? 2 : 1.2);
  const line = `<path ${ink} d="${d}"/>`;
  return isDotted ? line : `<path ${stroke(ink950, 4)} d="${d}"/>${line}`;
}

function iris(id: string, from: number, to: number): string {
  const stops = [
    [0, palette.verdigris],
    [0.5, palette.electrum],
    [1, palette.madder],
  ] as const;
  return linearGradient(id, stops, { x1: from, x2: to });
}

/** Beside the values: a braid of as many lines, from the page's edge, and each goes on as the rule below one. */
function heldTogether(): string {
  const [width, row] = [960, 70];
  const count = Object.keys(values.items).length;
  const height = count * row;
  const braid: Braid = { middle: 0.66 * height, reach: 48, wave: 300 };
  const lines = Array.from({ length: count }, (_, index) => {
    const level = (index + 1) * row - 0.5;
    return linePath(
      joining(braidLine(braid, index / count), () => level, width - 330, width - 10),
      0,
      width,
      24,
    );
  });
  return svg(
    { width, height, attributes: 'preserveAspectRatio="none"' },
    lines.map(
      (d) =>
        `<path ${stroke(palette.bone50, 6)} d="${d}"/><path ${stroke(palette.verdigrisDark, 1.4)} d="${d}"/>`,
    ),
  );
}
