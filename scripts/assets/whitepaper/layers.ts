import { smoothstep } from '#shared/drawing/interpolate.ts';
import { palette } from '../drawing/palette';
import { stroke } from '../drawing/svg-document';
import { repeat, smoothPath } from '../drawing/svg-path';
import { caption, type Drawing, type Form, mark } from './drawing';

const pitch = 4;
const spent = [
  { lines: 7, y: 26 },
  { lines: 4, y: 84 },
];
const made = [
  { lines: 8, y: 22 },
  { lines: 3, y: 88 },
];
const middle = 60;
const accounts = [
  { name: 'Identity', place: 92 / 464, rings: 5 },
  { name: 'Vault contract', place: 0.5, rings: 9 },
  { name: 'Application', place: 372 / 464, rings: 4 },
];

/** Larger words need more room between the layers. */
const forms = {
  wide: { width: 464, bend: [40, 190], lower: 126, discs: 174, foot: 227 },
  narrow: { width: 340, bend: [24, 138], lower: 130, discs: 188, foot: 250 },
} as const;

/** Outputs that join a transfer, above the accounts that it reads. */
export function drawLayers(form: Form): Drawing {
  const { width, lower, discs: discsY, foot } = forms[form];
  const word = form === 'wide' ? 0 : 4;
  const transfer = width / 2;
  const discs = accounts.map(({ name, place, rings }) => {
    const x = Math.round(place * width);
    const circles = repeat(rings, (index) => {
      const radius = ((26 * (index + 1)) / rings).toFixed(1);
      return `<circle cx="${x}" cy="${discsY}" r="${radius}"/>`;
    });
    return `<g ${stroke(palette.plateInk, 0.9)}>${circles}</g>${caption(name, x, discsY + 41 + word, 'middle')}`;
  });
  const body = [
    `<path ${stroke(palette.verdigrisDark, 0.6)} d="${bundles(spent, 'in', form)}"/>`,
    `<path ${stroke(palette.verdigrisDark, 1.7)} d="${bundles(made, 'out', form)}"/>`,
    caption('Spent outputs', 0, 11),
    caption('New outputs', width, 11, 'end'),
    `<path ${stroke(palette.boneRule2, 0.7)} stroke-dasharray="1 3" d="M0 ${lower}H${width}"/>`,
    caption('UTXO layer', 0, lower - 6),
    caption('Account layer', 0, lower + 14 + word),
    `<path ${stroke(palette.vermilionDark, 1.2)} d="M${transfer} ${middle}V${discsY - 27}"/>`,
    ...discs,
    mark(transfer, middle, 11),
    `<path ${stroke(palette.boneText1, 0.9)} d="M0 ${foot}H${width}M0 ${foot + 3.4}H${width}"/>`,
    caption('One consensus', transfer, foot + 18 + word, 'middle'),
  ];
  return { width, height: foot + 21 + 2 * word, body: body.join('') };
}

function bundles(groups: typeof spent, way: 'in' | 'out', form: Form): string {
  const { width, bend } = forms[form];
  const transfer = width / 2;
  const total = groups.reduce((sum, { lines }) => sum + lines, 0);
  let row = 0;
  const paths = groups.map(({ lines, y }) =>
    repeat(lines, (index) => {
      const far = y + index * pitch;
      const near = middle + (row - (total - 1) / 2) * pitch;
      row += 1;
      const height = (x: number) => far + (near - far) * smoothstep(bend[0], bend[1], x);
      return way === 'in'
        ? smoothPath((x) => [x, height(x)], 0, transfer, 12)
        : smoothPath((x) => [x, height(width - x)], transfer, width, 12);
    }),
  );
  return paths.join('');
}
