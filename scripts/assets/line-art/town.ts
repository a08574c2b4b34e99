import { type Cut, swelledStroke } from '../drawing/burin';
import { palette } from '../drawing/palette';
import { formatNumber, linePath, type Point } from '../drawing/svg-path';

/** Where the ground ends, px; the middle of the drawing is 0, 0. */
export const horizon = 104;
/** The town is turned to the left, and we stand before it, our eyes above its ground. */
const view = { turn: 0.58, far: 900, eye: 46 };

interface House {
  /** The middle of its ground, and half its sides, px. */
  x?: number;
  z?: number;
  front: number;
  side: number;
  from: number;
  to: number;
  floors: number;
  bays: number;
}

const tower = { front: 86, side: 64, from: 28, to: 152, floors: 9, bays: 10 };
/** From the farthest to the nearest, and the tower from the ground up. */
const houses: House[] = [
  { x: -214, z: 120, front: 34, side: 30, from: 0, to: 112, floors: 8, bays: 5 },
  { x: 36, z: 150, front: 36, side: 36, from: 0, to: 92, floors: 6, bays: 5 },
  { front: 94, side: 72, from: 0, to: 28, floors: 1, bays: 9 },
  tower,
  { front: 64, side: 48, from: 152, to: 234, floors: 6, bays: 8 },
  { front: 44, side: 33, from: 234, to: 284, floors: 4, bays: 6 },
  { front: 25, side: 19, from: 284, to: 310, floors: 2, bays: 4 },
];

/** A tower and its neighbours, in strokes along their walls. */
export function town(): string {
  const [x, y] = seen(0, 310, 0);
  const spire = swelledStroke([
    [x, y, 9],
    [x, y - 12, 3],
    [x, y - 38, 0.8],
  ]);
  return `<path fill="${palette.plateInk}" d="${spire}"/>${houses.map(house).join('')}`;
}

/** The middle of the lit window that is spoken of. */
export const litWindow = wallsOf(tower)[0](1.62 / tower.bays, sill(tower, 6.5));

/** Upright strokes on the walls, heavier in the shade; windows are cut between them, below a cornice. */
function house(own: House): string {
  const { from, to, bays } = own;
  const [lit, shaded] = wallsOf(own);
  const [above, aside] = wallsOf(own, 3);
  const band = (up: number) => [above(0, up), above(1, up), aside(1, up)];
  const outline = [
    lit(0, from),
    lit(1, from),
    shaded(1, from),
    shaded(1, to),
    lit(1, to),
    lit(0, to),
  ];
  const cornice = linePath([...band(to - 6), ...band(to).reverse()], true);
  const { plateInk, bone50 } = palette;
  const ruled = (width: number, path: string) =>
    `<path fill="none" stroke="${plateInk}" stroke-width="${width}" d="${path}"/>`;
  return [
    `<path fill="${bone50}" stroke="${bone50}" stroke-width="6" d="${linePath(outline, true)}"/>`,
    ruled(1, linePath(outline, true)),
    `<path fill="${plateInk}" d="${piers(lit, own, bays, 0.7)}${piers(shaded, own, bays - 2, 1.7)}"/>`,
    ruled(1.5, windows(lit, own, bays)),
    ruled(2, windows(shaded, own, bays - 2)),
    `<path fill="${bone50}" stroke="${plateInk}" d="${cornice}"/>`,
    ruled(0.9, linePath(band(to - 4)) + linePath(band(to - 2))),
  ].join('');
}

/** A place on a wall: how far along it, as a share, and how high. */
type Wall = (along: number, up: number) => Point;

/** The lit front and the shaded side, or those of a moulding that stands out from them. */
function wallsOf({ x = 0, z = 0, ...half }: House, out = 0): readonly [lit: Wall, shaded: Wall] {
  const [front, side] = [half.front + out, half.side + out];
  return [
    (along, up) => seen(x - front + 2 * front * along, up, z - side),
    (along, up) => seen(x + front, up, z - side + 2 * side * along),
  ];
}

/** A place of the town on the sheet: x along its front, y up, z away from us. */
function seen(x: number, y: number, z: number): Point {
  const [sin, cos] = [Math.sin(view.turn), Math.cos(view.turn)];
  const scale = view.far / (view.far + z * cos - x * sin);
  return [(x * cos + z * sin) * scale, horizon - (y - view.eye) * scale];
}

/** Two to a bay; they swell towards the shadow of the cornice. */
function piers(wall: Wall, { from, to }: House, bays: number, width: number): string {
  return Array.from({ length: 2 * bays }, (_, index) => {
    const along = (Math.floor(index / 2) + 0.22 * (index % 2)) / bays;
    const cuts = [0, 0.6, 1].map((share): Cut => {
      const [x, y] = wall(along, from + (to - from) * share);
      return [x, y, width * (0.8 + 0.9 * share ** 2)];
    });
    return swelledStroke(cuts);
  }).join('');
}

function windows(wall: Wall, own: House, bays: number): string {
  let path = '';
  for (let bay = 0; bay < bays; bay += 1)
    for (const along of [bay + 0.5, bay + 0.74])
      for (let floor = 0; floor < own.floors; floor += 1) {
        const [x, y] = wall(along / bays, sill(own, floor + 0.2));
        const [, top] = wall(along / bays, sill(own, floor + 0.82));
        path += `M${formatNumber(x)} ${formatNumber(y)}V${formatNumber(top)}`;
      }
  return path;
}

/** Height of a floor above the ground, below the cornice. */
function sill({ from, to, floors }: House, floor: number): number {
  return from + ((to - from - 6) * floor) / floors;
}
