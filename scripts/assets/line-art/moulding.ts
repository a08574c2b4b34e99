import { palette } from '../drawing/palette';
import { stroke, svg, writeImage } from '../drawing/svg-document';

const lines = 10;
const pitch = 4.6;
const size = 140;

/** The moulding of a screen as ten mitred lines: lit from above, in shade at the foot. */
export async function drawMoulding(): Promise<void> {
  const edges = Array.from({ length: lines }, (_, index) => {
    const near = 0.5 + index * pitch;
    const far = size - near;
    return {
      top: `M${near} ${near}H${far}`,
      side: `M${near} ${near}V${far}M${far} ${near}V${far}`,
      foot: `M${near} ${far}H${far}`,
    };
  });
  const path = (side: 'top' | 'side' | 'foot', opacity: number) =>
    `<path stroke-opacity="${opacity}" d="${edges.map((edge) => edge[side]).join('')}"/>`;
  const body = `<g ${stroke(palette.electrum, 1)}>${path('top', 0.9)}${path('side', 0.55)}${path('foot', 0.28)}</g>`;
  await writeImage('moulding', svg(size, size, body));
}
