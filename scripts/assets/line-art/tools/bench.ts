import { palette } from '../../drawing/palette';
import { svg, writeImage } from '../../drawing/svg-document';
import { swelledLine } from '../../drawing/swelled-line';
import type { Part } from '../../drawing/turned';

/** All are of one size, so that the bench goes on from one to the next; its front edge is 0. */
const width = 320;
const height = 228;
/** Where the far edge of the bench is, px. */
const far = -48;

interface Standing {
  back: string;
  /** What the page moves, between the other two. */
  moving: string;
  front?: string;
}

/** Draws what stands on the bench, and the shadow that it casts there up to a place, in layers of one size. */
export async function drawOnBench(
  name: string,
  shadow: readonly [from: number, to: number],
  { back, moving, front }: Standing,
): Promise<void> {
  const rules = `<path fill="${palette.plateInk}" d="${bench(shadow)}"/>`;
  const layers = { back: rules + back, moving, front };
  for (const [layer, drawing] of Object.entries(layers)) {
    if (drawing)
      await writeImage(`tool-${name}-${layer}`, svg({ y: -height, width, height }, drawing));
  }
}

/** Rules that lie farther apart towards us, and are heavy in the shadow, which thins out to its end. */
function bench([from, to]: readonly [number, number]): string {
  const shade = (x: number, y: number) =>
    x > from && y < -8 ? Math.max(0, 1 - (x - from) / (to + y - from)) : 0;
  let rules = '';
  for (let y = far, pitch = 2.6; y < -pitch / 2; y += pitch, pitch *= 1.13)
    rules += swelledLine(
      { y, from: 0, to: width, pitch, min: 0.36 / pitch, max: 0.29, tolerance: 0.16 },
      shade,
    );
  return rules;
}

/** Each part covers what is behind it. What is lit is cut out of the ink, stroke by stroke. */
export function cutOut(parts: readonly Part[]): string {
  const { plateInk, bone50 } = palette;
  return parts
    .map(
      ({ outline, strokes }) =>
        `<path fill="${plateInk}" stroke="${bone50}" stroke-width="3.6" paint-order="stroke" d="${outline}"/><path fill="${bone50}" d="${strokes}"/><path fill="none" stroke="${plateInk}" stroke-width=".9" stroke-linejoin="round" d="${outline}"/>`,
    )
    .join('');
}
