import { palette } from '../assets/palette';
import type { ChunkSizes, Weight } from './chunk-sizes';
import { label } from './label';

const ROW = 24;
const columns = [
  { x: 64, width: 500 },
  { x: 636, width: 500 },
];
const room = { name: 166, bytes: 78 };

interface Group {
  title: string;
  weights: readonly Weight[];
  color: string;
}

/** Bars of ruled lines, as long as the files are heavy. */
export function drawChunkSizes(sizes: ChunkSizes, top: number): { body: string; bottom: number } {
  const heaviest = Math.max(
    ...Object.values(sizes)
      .flat()
      .map(({ bytes }) => bytes),
  );
  const groups: readonly (readonly Group[])[] = [
    [
      { title: 'On every page', weights: sizes.everywhere, color: palette.verdigrisDark },
      { title: 'Once it is needed', weights: sizes.later, color: palette.bronze },
    ],
    [{ title: 'Beside that, for one page', weights: sizes.pages, color: palette.bondDark }],
  ];
  const bottoms: number[] = [];
  const body = groups.map((column, index) => {
    const { x, width } = columns[index] ?? { x: 0, width: 0 };
    let y = top;
    const drawn = column.map(({ title, weights, color }) => {
      const heading = label(title, x, y + 18, {
        size: 20,
        face: 'display',
        color: palette.boneText1,
      });
      y += 34;
      const bars = weights.map((weight) => {
        y += ROW;
        const length = (weight.bytes / heaviest) * (width - room.name - room.bytes);
        return bar(weight, { x, y, length, color });
      });
      y += 40;
      return heading + bars.join('');
    });
    bottoms.push(y - 40);
    return drawn.join('');
  });
  return { body: body.join(''), bottom: Math.max(...bottoms) };
}

interface Bar {
  x: number;
  y: number;
  length: number;
  color: string;
}

function bar({ name, bytes }: Weight, { x, y, length, color }: Bar): string {
  const from = x + room.name;
  const to = (from + Math.max(1, length)).toFixed(1);
  const rules = [-9.5, -7, -4.5, -2, 0.5].map((step) => `M${from} ${y + step}H${to}`).join('');
  const size = `${(bytes / 1024).toFixed(1)} KB`;
  return [
    label(name, x, y),
    `<path stroke="${color}" stroke-width="1.5" d="${rules}"/>`,
    label(size, from + length + 10, y, { color: palette.boneText1 }),
  ].join('');
}
