import { above, beside } from '#client/pages/career/strands.ts';
import { braidLine, joining, linePath } from '#shared/drawing/braid.ts';
import { palette } from '../drawing/palette';
import { linearGradient, stroke, svg, writeImage } from '../drawing/svg-document';
import { repeat } from '../drawing/svg-path';

/** Lines of the braid that stand for no position. */
const hairLines = 16;

/** The braids that the lines of the open positions run into. */
export async function drawCareer(): Promise<void> {
  await writeImage('braid-career', besideRows());
  await writeImage('braid-career-above', aboveRows());
}

/** They begin beside the rows, where no text stands, and are seen where they are woven. */
function besideRows(): string {
  const { width } = beside;
  // Wider and lower than the thick lines, beside the last rows too.
  const braid = { ...beside.braid, middle: beside.braid.middle + 120, reach: 620 };
  const box = { x: -360, y: -780, width: width + 360, height: 1520 };
  const lines = repeat(hairLines, (index) => {
    const woven = braidLine(braid, 0.86 - index / hairLines);
    return linePath(
      joining(() => 60 * index - 360, woven, -20, 330),
      24,
      width,
      36,
    );
  });
  return svg(box, [
    iris('iris', 130, 300),
    `<path ${stroke('url(#iris)', 1)} stroke-opacity=".62" d="${lines}"/>`,
  ]);
}

function aboveRows(): string {
  const { braid, width, height } = above;
  const lines = repeat(18, (index) => linePath(braidLine(braid, index / 18 + 0.02), 0, width, 30));
  const colors = iris('iris', width - 560, width - 250);
  return svg(
    { width, height },
    `${colors}<path ${stroke('url(#iris)', 0.9)} stroke-opacity=".62" d="${lines}"/>`,
  );
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
