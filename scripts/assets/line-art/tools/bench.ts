import { palette } from '../../drawing/palette';
import { svg, writeImage } from '../../drawing/svg-document';
import { formatNumber } from '../../drawing/svg-path';
import { swelledLine } from '../../drawing/swelled-line';
import type { Part } from '../../drawing/turned';

const width = 320;
const height = 228;
/** Rules that get farther apart towards the front edge at 0. */
const rules: { y: number; pitch: number }[] = [];
for (let y = -48, pitch = 2.6; y < -pitch / 2; y += pitch, pitch *= 1.13) rules.push({ y, pitch });

/** A piece of the bench that continues below each instrument. */
export async function drawBench(): Promise<void> {
  const lines = rules.map(({ y }) => `M0 ${formatNumber(y)}h${width}`).join('');
  const drawing = `<path stroke="${palette.plateInk}" stroke-width=".75" d="${lines}"/>`;
  await writeImage('tool-bench', svg({ y: -50, width, height: 50 }, drawing));
}

interface Standing {
  back: string;
  /** The layer that the page moves. */
  moving: string;
  front?: string;
}

/** Draws an instrument with its shadow, in layers of one size. */
export async function drawOnBench(
  name: string,
  [from, to]: readonly [from: number, to: number],
  { back, moving, front }: Standing,
): Promise<void> {
  const shadow = rules
    .filter(({ y }) => y < -15)
    .map(({ y, pitch }) =>
      swelledLine(
        { y, from, to: to + y, pitch, min: 0, max: 0.29, tolerance: 0.16 },
        (x) => 1 - (x - from) / (to + y - from),
      ),
    );
  const cast = `<path fill="${palette.plateInk}" d="${shadow.join('')}"/>`;
  const layers = { back: cast + back, moving, front };
  for (const [layer, drawing] of Object.entries(layers)) {
    if (drawing)
      await writeImage(`tool-${name}-${layer}`, svg({ y: -height, width, height }, drawing));
  }
}

/** Dark parts, of which each covers what is behind; light strokes are cut out. */
export function cutOut(parts: readonly Part[]): string {
  const { plateInk, bone50 } = palette;
  return parts
    .map(
      ({ outline, strokes }) =>
        `<path fill="${plateInk}" stroke="${bone50}" stroke-width="3.6" paint-order="stroke" d="${outline}"/><path fill="${bone50}" d="${strokes}"/><path fill="none" stroke="${plateInk}" stroke-width=".9" stroke-linejoin="round" d="${outline}"/>`,
    )
    .join('');
}
