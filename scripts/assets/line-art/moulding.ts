import { palette } from '../drawing/palette';
import { stroke, svg, writeImage } from '../drawing/svg-document';
import { formatNumber } from '../drawing/svg-path';

const lines = 10;
const pitch = 4.6;
const size = 140;

/** The moulding of a screen as ten mitred lines: lit from above, in shade at the foot. */
export async function drawMoulding(): Promise<void> {
  const edges = Array.from({ length: lines }, (_, index) => {
    const near = Number((1 + index * pitch).toFixed(1));
    const far = size - near;
    // Heavy where the moulding stands out, and finer as it falls back.
    const weight = 2.3 - index * 0.17;
    return {
      top: strip(weight, `M${near} ${near}H${far}`),
      side: strip(0.8 * weight, `M${near} ${near}V${far}M${far} ${near}V${far}`),
      foot: strip(0.55 * weight, `M${near} ${far}H${far}`),
    };
  });
  const path = (side: 'top' | 'side' | 'foot', opacity: number) =>
    `<g stroke-opacity="${opacity}">${edges.map((edge) => edge[side]).join('')}</g>`;
  const body = `<g ${stroke(palette.electrum, 1)}>${path('top', 0.9)}${path('side', 0.55)}${path('foot', 0.42)}</g>`;
  await writeImage('moulding', svg({ width: size, height: size }, body));
}

function strip(weight: number, line: string): string {
  return `<path stroke-width="${formatNumber(weight, 2)}" d="${line}"/>`;
}
