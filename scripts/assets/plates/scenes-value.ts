import { at, bounded, box, cut, cylinder, type Field, ingot, turnX, turnY, union } from './fields';
import type { Scene } from './scene';

const bar = cut(ingot(0.46, 0.24, 1.0, 0.32), at(0, 0.29, 0, box(0.2, 0.08, 0.6, 0.02)));

/** Commodities: six cast bars in three courses. */
export const ingots: Scene = {
  solid: turnY(
    -0.18,
    union(
      at(-0.98, 0.24, 0, bar),
      at(0, 0.24, 0.05, bar),
      at(0.98, 0.24, -0.04, bar),
      at(-0.47, 0.73, 0.03, turnY(0.04, bar)),
      at(0.49, 0.73, -0.03, turnY(-0.05, bar)),
      at(0.02, 1.22, 0.02, turnY(0.62, bar)),
    ),
  ),
  ground: 0.68,
  eye: [-3.6, 3.1, 5.4],
  target: [0.02, 0.66, 0.1],
  zoom: 2.2,
  light: [-0.85, 0.62, 0.22],
};

const coinHeight = 0.15;
const coinRadius = 0.62;
const stacks = [
  { x: -1.34, z: 0.22, coins: 4 },
  { x: -0.02, z: -0.05, coins: 8 },
  { x: 1.3, z: -0.3, coins: 13 },
];
const leaning = { x: -0.62, y: 0.57, z: 0.98, tilt: -1.12, turn: -0.3 };

/** Stable value: three stacks and one coin that shows its face. */
export const coins: Scene = {
  solid: union(
    ...stacks.map(({ x, z, coins: count }) =>
      bounded([x, (count * coinHeight) / 2, z], 0.75 + count * 0.08, stack(x, z, count)),
    ),
    at(leaning.x, leaning.y, leaning.z, turnY(leaning.turn, turnX(-leaning.tilt, coinFace()))),
  ),
  paint: reeds,
  ground: 0.7,
  eye: [-1.5, 2.5, 6.6],
  target: [0.05, 0.82, 0],
  zoom: 1.85,
  light: [-0.8, 0.8, 0.5],
  haze: 36,
};

function stack(x: number, z: number, count: number): Field {
  const coin = cylinder(coinRadius, coinHeight / 2, 0.022);
  const pile = Array.from({ length: count }, (_, index) =>
    at(
      x + 0.035 * Math.sin(index * 2.4 + x),
      coinHeight * (index + 0.5),
      z + 0.035 * Math.cos(index * 1.7 + x),
      coin,
    ),
  );
  const top = at(
    x + 0.035 * Math.sin((count - 1) * 2.4 + x),
    coinHeight * count,
    z + 0.035 * Math.cos((count - 1) * 1.7 + x),
    cut(cylinder(0.53, 0.022), cylinder(0.36, 0.1)),
  );
  return cut(union(...pile), top);
}

function coinFace(): Field {
  const rim = cut(cylinder(coinRadius, 0.08, 0.02), at(0, 0.08, 0, cylinder(0.52, 0.03)));
  const bars = [-0.24, -0.12, 0, 0.12, 0.24].map((z) =>
    at(0, 0.055, z, box(Math.sqrt(0.31 ** 2 - z * z), 0.03, 0.026)),
  );
  return union(rim, at(0, 0.05, 0, cut(cylinder(0.43, 0.03), cylinder(0.37, 0.1))), ...bars);
}

function reeds(x: number, y: number, z: number): number {
  for (const pile of stacks) {
    const radius = Math.hypot(x - pile.x, z - pile.z);
    if (radius > coinRadius + 0.06 || y > pile.coins * coinHeight - 0.012) continue;
    const seam = Math.abs(((y / coinHeight) % 1) - 0.5) > 0.4 ? 0.6 : 1;
    return seam * (0.82 + 0.18 * Math.cos(Math.atan2(z - pile.z, x - pile.x) * 64));
  }
  return 1;
}
