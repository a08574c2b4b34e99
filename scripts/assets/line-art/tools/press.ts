import { palette } from '../../drawing/palette';
import { linePath } from '../../drawing/svg-path';
import { type Part, rod, turned } from '../../drawing/turned';
import { onBench, shadow } from './bench';
import { ball, standing } from './solid';

const pitch = 3;
const { place, upright, block } = standing(158, -30, 0.36, pitch);
const handle = upright(0, 158);
const bar = { x: handle.x - 76, y: handle.y + 1, lean: Math.PI / 2 };

/** A screw press with a printed sheet. */
export const drawings = {
  'tool-contract-back': () =>
    onBench(
      shadow(200, 318),
      [
        ...block({ front: 104, depth: 54, height: 8 }),
        ...block({ up: 8, front: 94, depth: 46, height: 12 }),
      ],
      sheet(),
    ),
  // Screw and plate, above and below the beam.
  'tool-contract-moving': () =>
    onBench([
      ...block({ up: 24, front: 58, depth: 30, height: 10 }),
      turned(upright(0, 34), [0, 24, 4, 24, 8, 15, 12, 13], pitch),
      turned(upright(0, 46), [0, 9, 48, 9], 3.6),
      turned(upright(0, 99), [0, 9, 48, 9], 3.6),
      turned(upright(0, 146), [0, 12, 4, 15, 20, 15, 24, 9], pitch),
      rod(bar, [0, 5.4, 152, 5.4], 2.2),
      ball([handle.x - 80, handle.y], 15, pitch),
      ball([handle.x + 80, handle.y], 15, pitch),
      turned(upright(0, 164), [0, 15, 6, 15, 9, 9, 14, 7], pitch),
      ball([handle.x, handle.y - 28], 9, pitch),
    ]),
  'tool-contract-front': () =>
    onBench([
      column(-76),
      column(76),
      ...block({ up: 92, front: 96, depth: 15, height: 17 }),
      turned(upright(0, 109), [0, 19, 11, 19, 14, 13], pitch),
    ]),
};

function column(along: number): Part {
  const profile = [0, 12, 4, 12, 6, 7, 10, 7, 36, 5.4, 62, 7, 65, 7, 68, 10, 72, 10];
  return turned(upright(along, 20), profile, pitch);
}

/** A printed sheet that hangs over the edge of the bed. */
function sheet(): string {
  const hung = (along: number, share: number) => place(along, 21 - 20 * share, -47 - 14 * share);
  const edge = linePath(
    [place(-36, 21, -20), place(36, 21, -20), hung(36, 0), hung(36, 1), hung(-36, 1), hung(-36, 0)],
    true,
  );
  const lines = [0.15, 0.4, 0.65].map((share, line) =>
    linePath([hung(-28, share), hung(line === 2 ? 2 : 28, share)]),
  );
  const { bone0, plateInk } = palette;
  return `<g fill="${bone0}" stroke="${plateInk}"><path d="${edge}"/><path stroke-width="1.6" d="${lines.join('')}"/></g>`;
}
