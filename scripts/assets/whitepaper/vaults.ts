import { palette } from '../drawing/palette';
import { stroke } from '../drawing/svg-document';
import { ruledDisc } from '../drawing/swelled-line';
import { caption, type Drawing, type Form } from './drawing';

const radius = 58;
const roundels = [
  { name: 'Real estate', x: 66, pitch: 3.1, tone: tower },
  { name: 'Commodities', x: 232, pitch: 4.1, tone: ingots },
  { name: 'Equity instruments', x: 398, pitch: 3.6, tone: certificate },
];

/** On the narrow form the rings are smaller, and names have one word a line. */
const forms = {
  wide: { width: 464, height: 156, spread: 1, scale: 1, words: (name: string) => [name] },
  narrow: { width: 340, height: 158, spread: 0.7, scale: 0.8, words: splitWords },
};

/** Three assets in swelled lines, each at its own pitch in its own double ring. */
export function drawVaults(form: Form): Drawing {
  const { width, height, spread, scale, words } = forms[form];
  const body = roundels.map(({ name, x, pitch, tone }) => {
    const lines = Math.floor((2 * radius - pitch) / pitch);
    const disc = { cx: 0, cy: 0, radius, lines, pitch, min: 0.07, max: 0.45, step: 0.5, digits: 2 };
    const place = Math.round((x - 232) * spread + width / 2);
    return [
      `<g transform="translate(${place} ${68 * scale})${scale === 1 ? '' : ` scale(${scale})`}">`,
      `<path fill="${palette.plateInk}" d="${ruledDisc(disc, tone)}"/>`,
      `<g ${stroke(palette.plateInk, 0.9)}><circle r="61.5"/><circle r="65"/></g></g>`,
      ...words(name).map((word, row) =>
        caption(word, place, 136 * scale + 16 + row * 18, 'middle'),
      ),
    ].join('');
  });
  return { width, height, body: body.join('') };
}

function splitWords(name: string): string[] {
  return name.split(' ');
}

/** Three blocks: lit fronts with floors, a shaded side each. */
function tower(x: number, y: number): number {
  if (y > 36) return Math.abs(x) < 48 ? 0.5 * Math.max(0, 1 - (y - 36) / 14) : 0;
  const blocks = [
    { left: -14, edge: 8, right: 16, top: -44 },
    { left: -38, edge: -20, right: -14, top: -12 },
    { left: 16, edge: 34, right: 40, top: -2 },
  ];
  const block = blocks.find(({ left, right, top }) => x >= left && x < right && y >= top);
  if (!block) return 0;
  if (x >= block.edge) return 1;
  return (x - block.left) % 7 < 2.6 ? 0.2 : 0.7;
}

/** Four bars, each with a lit face between darker ends. */
function ingots(x: number, y: number): number {
  const bars = [
    { x: 0, y: -25 },
    { x: -21, y: 0 },
    { x: 21, y: 0 },
  ];
  if (y > 26) return Math.abs(x) < 50 ? 0.5 * Math.max(0, 1 - (y - 26) / 14) : 0;
  const bar = bars.find((one) => y >= one.y && y < one.y + 23);
  const inRow = bars.find((one) => bar?.y === one.y && Math.abs(x - one.x) < 15 + (y - one.y) / 5);
  if (!inRow) return 0;
  const down = y - inRow.y;
  const across = Math.abs(x - inRow.x);
  if (down < 4) return 0.35;
  if (across > 11 + down / 5) return 1;
  return down > 9 && down < 17 && across < 8 ? 0.25 : 0.78;
}

/** A framed sheet with three lines of writing and a seal. */
function certificate(x: number, y: number): number {
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  if (ax > 40 || ay > 30) return 0;
  const isFrame = ax > 35 || ay > 25;
  if (isFrame) return 0.95;
  const seal = Math.hypot(x - 20, y - 10);
  if (seal < 10) return seal < 5 ? 0.3 : 1;
  const isHeading = y > -20 && y < -12 && ax < 22;
  const isWriting = (y > -6 && y < -2) || (y > 3 && y < 7) || (y > 12 && y < 16);
  return isHeading || (isWriting && x > -29 && x < 4) ? 0.8 : 0.12;
}
