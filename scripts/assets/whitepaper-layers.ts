import { smoothstep } from './engraving';
import { palette } from './palette';
import { stroke } from './svg-document';
import { smoothPath } from './svg-path';
import { caption, type Drawing, mark } from './whitepaper-drawing';

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
const transfer = 232;
const accounts = [
  { name: 'Identity', x: 92, rings: 5 },
  { name: 'Vault contract', x: transfer, rings: 9 },
  { name: 'Application', x: 372, rings: 4 },
];

/** Outputs that meet in a transfer, above the accounts that it asks. */
export function drawLayers(): Drawing {
  const discs = accounts.map(({ name, x, rings }) => {
    const circles = Array.from(
      { length: rings },
      (_, index) => `<circle cx="${x}" cy="174" r="${((26 * (index + 1)) / rings).toFixed(1)}"/>`,
    );
    return `<g ${stroke(palette.plateInk, 0.9)}>${circles.join('')}</g>${caption(name, x, 215, 'middle')}`;
  });
  const body = [
    `<path ${stroke(palette.verdigrisDark, 0.6)} d="${bundles(spent, 'in')}"/>`,
    `<path ${stroke(palette.verdigrisDark, 1.7)} d="${bundles(made, 'out')}"/>`,
    caption('Spent outputs', 0, 11),
    caption('New outputs', 464, 11, 'end'),
    `<path ${stroke(palette.boneRule2, 0.7)} stroke-dasharray="1 3" d="M0 126H464"/>`,
    caption('UTXO layer', 0, 120),
    caption('Account layer', 0, 140),
    `<path ${stroke(palette.vermilionDark, 1.2)} d="M${transfer} ${middle}V147"/>`,
    ...discs,
    mark(transfer, middle, 11),
    `<path ${stroke(palette.boneText1, 0.9)} d="M0 227H464M0 230.4H464"/>`,
    caption('One consensus', transfer, 245, 'middle'),
  ];
  return { width: 464, height: 248, body: body.join('') };
}

function bundles(groups: readonly { lines: number; y: number }[], way: 'in' | 'out'): string {
  const total = groups.reduce((sum, { lines }) => sum + lines, 0);
  let row = 0;
  return groups
    .flatMap(({ lines, y }) =>
      Array.from({ length: lines }, (_, index) => {
        const far = y + index * pitch;
        const near = middle + (row - (total - 1) / 2) * pitch;
        row += 1;
        const height = (x: number) => far + (near - far) * smoothstep(40, 190, x);
        const curve = way === 'in' ? height : (x: number) => height(464 - x);
        return way === 'in'
          ? smoothPath((x) => [x, curve(x)], 0, transfer, 12)
          : smoothPath((x) => [x, curve(x)], transfer, 464, 12);
      }),
    )
    .join('');
}
