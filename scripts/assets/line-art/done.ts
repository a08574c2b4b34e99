import { svg, writeImage } from '../drawing/svg-document';
import { formatNumber } from '../drawing/svg-path';

/** Letters of a perforating machine: five holes wide, seven high. */
const letters = {
  D: ['####.', '#...#', '#...#', '#...#', '#...#', '#...#', '####.'],
  O: ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
  N: ['#...#', '##..#', '##..#', '#.#.#', '#..##', '#..##', '#...#'],
  E: ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
} as const;

const pitch = 4;

/** "DONE" as it is punched through a completed coupon: the style sheet uses it as a mask. */
export async function drawDone(): Promise<void> {
  let left = 0;
  const holes: string[] = [];
  for (const rows of Object.values(letters)) {
    rows.forEach((row, y) => {
      for (const [x, dot] of [...row].entries()) {
        if (dot === '#') holes.push(hole((left + x + 0.5) * pitch, (y + 0.5) * pitch));
      }
    });
    left += rows[0].length + 1;
  }
  await writeImage(
    'done',
    svg({ width: (left - 1) * pitch, height: 7 * pitch }, `<path d="${holes.join('')}"/>`),
  );
}

function hole(x: number, y: number): string {
  const r = 1.35;
  const half = `a${r} ${r} 0 0 1 `;
  return `M${formatNumber(x - r, 2)} ${y}${half}${2 * r} 0${half}${-2 * r} 0`;
}
