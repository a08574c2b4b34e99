import { palette } from '../../drawing/palette';
import { svg } from '../../drawing/svg-document';
import { formatNumber } from '../../drawing/svg-path';
import { swelledLine } from '../../drawing/swelled-line';
import type { Part } from '../../drawing/turned';

const width = 320;
const height = 228;
/** Rules that get farther apart towards the front edge at 0. */
const rules: { y: number; pitch: number }[] = [];
for (let y = -48, pitch = 2.6; y < -pitch / 2; y += pitch, pitch *= 1.13) rules.push({ y, pitch });

export const drawings = { 'tool-bench': bench };

/** A piece of the bench that continues below each instrument. */
function bench(): string {
  const lines = rules.map(({ y }) => `M0 ${formatNumber(y)}h${width}`).join('');
  const drawing = `<path stroke="${palette.plateInk}" stroke-width=".75" d="${lines}"/>`;
  return svg({ y: -50, width, height: 50 }, drawing);
}

/** A layer of an instrument, of which the page moves one. */
export function onBench(...parts: (string | Part[])[]): string {
  const drawn = parts.map((part) => (typeof part === 'string' ? part : cutOut(part)));
  return svg({ y: -height, width, height }, drawn);
}

/** An instrument's shadow. */
export function shadow(from: number, to: number): string {
  const lines = rules
    .filter(({ y }) => y < -15)
    .map(({ y, pitch }) => {
      const end = to + y;
      const line = { y, from, to: end, pitch, min: 0, max: 0.29, tolerance: 0.16 };
      return swelledLine(line, (x) => 1 - (x - from) / (end - from));
    });
  return `<path fill="${palette.plateInk}" d="${lines.join('')}"/>`;
}

/** Dark parts, of which each covers what is behind; light strokes are cut out. */
export function cutOut(parts: readonly Part[]): string {
  const { plateInk, bone50 } = palette;
  const drawn = parts.map(({ outline, strokes }) => [
    `<path fill="${plateInk}" stroke="${bone50}" stroke-width="3.6" paint-order="stroke" d="${outline}"/>`,
    `<path fill="${bone50}" d="${strokes}"/>`,
    `<path fill="none" stroke="${plateInk}" stroke-width=".9" stroke-linejoin="round" d="${outline}"/>`,
  ]);
  return drawn.flat().join('');
}
