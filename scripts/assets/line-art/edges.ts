import { smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { palette } from '../drawing/palette';
import { svg } from '../drawing/svg-document';
import { repeat } from '../drawing/svg-path';
import { swelledLine } from '../drawing/swelled-line';

/** Whole pixels, so that all bars are equally sharp. */
const pitch = 6;
const bars = 16;
const width = 1440;

export const drawings = { 'ink-edge': inkEdge };

/** The edge between a dark section and a light one below: bars that get thinner until there are none. */
function inkEdge(): string {
  // Over half the pitch, so that the first bars join the section above.
  const max = 0.53;
  const finest = 0.45 / (max * pitch);
  const paths = repeat(bars, (index) => {
    const at = (index + 0.5) / bars;
    const unevenness = Math.sin(Math.PI * at);
    // Periodic, so that the picture can repeat and start anywhere.
    const waves = (x: number) => 0.16 * Math.sin(TURN * x) + 0.09 * Math.sin(TURN * 4 * x + 1);
    const tone = (x: number) => {
      const shade = 1 - smoothstep(0.07, 1, at + unevenness * waves(x / width));
      // Below one pixel a bar would look grey, so it ends in a point.
      return shade < finest ? 0 : shade;
    };
    // Aligns thin bars with pixel rows.
    const y = Math.ceil((index + 0.5) * pitch) - 0.5;
    const line = { y, from: 0, to: width, pitch, min: 0, max, step: 8, tolerance: 0.06 };
    return swelledLine(line, tone);
  });
  const box = { width, height: bars * pitch, attributes: 'preserveAspectRatio="none"' };
  return svg(box, `<path fill="${palette.ink950}" d="${paths}"/>`);
}
