import { above, beside, strandAbove } from '#client/pages/career/strands.ts';
import { jobs } from '#shared/content/jobs.ts';
import { braidLine, linePath } from '#shared/drawing/braid.ts';
import { palette } from '../drawing/palette';
import { linearGradient, stroke, svg, writeImage } from '../drawing/svg-document';
import { repeat } from '../drawing/svg-path';

/** The braids that the lines of the open positions run into. */
export async function drawCareer(): Promise<void> {
  await writeImage('braid-career', besideRows());
  await writeImage('braid-career-above', aboveRows());
}

/** Fine lines at even distances between those of the rows, where all are woven. */
function besideRows(): string {
  const { braid, turn, width, woven, top, height } = beside;
  const gaps = jobs.length + 1;
  const lines = repeat(4 * gaps, (index) => {
    const share = (index + Math.floor(index / 4) + 1) / (5 * gaps);
    return linePath(braidLine(braid, turn + share), woven, width, 30);
  });
  return svg({ x: woven, y: top, width: width - woven, height }, [
    iris('iris', woven, woven + 100),
    `<path ${stroke('url(#iris)', 1)} stroke-opacity=".6" d="${lines}"/>`,
  ]);
}

function aboveRows(): string {
  const { braid, width, height } = above;
  const lines = repeat(18, (index) => linePath(braidLine(braid, index / 18 + 0.02), 0, width, 30));
  return svg({ width, height }, [
    iris('iris', width - 560, width - 250),
    ...jobs.map((_, index) => strand(index)),
    `<g stroke-dasharray="0 7">${strand(jobs.length)}</g>`,
    // On the strands, so that their gaps do not cut it.
    `<path ${stroke('url(#iris)', 0.9)} stroke-opacity=".5" d="${lines}"/>`,
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

/** From the background's colour to that of a line, then to the gradient. */
function iris(id: string, from: number, to: number): string {
  const { ink950, inkRule, verdigris, electrum, madder } = palette;
  const x2 = to + 480;
  const at = (x: number) => (x - from) / (x2 - from);
  const stops = [
    [0, ink950],
    [at(from + 0.4 * (to - from)), inkRule],
    [at(to + 60), verdigris],
    [at(to + 290), electrum],
    [1, madder],
  ] as const;
  return linearGradient(id, stops, { x1: from, x2 });
}
