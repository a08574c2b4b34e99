import { at, bounded, box, cut, cylinder, type Field, rod, turnZ, union } from './fields';
import type { Scene } from './scene';

interface Block {
  x: number;
  z: number;
  halfX: number;
  halfZ: number;
  base: number;
  top: number;
}

const blocks: Block[] = [
  { x: 0, z: 0, halfX: 0.66, halfZ: 0.6, base: 0, top: 3.7 },
  { x: 0, z: 0, halfX: 0.52, halfZ: 0.47, base: 3.7, top: 4.4 },
  { x: 0, z: 0, halfX: 0.37, halfZ: 0.34, base: 4.4, top: 4.95 },
  { x: -1.02, z: 0.12, halfX: 0.42, halfZ: 0.5, base: 0, top: 2.3 },
  { x: -1.02, z: 0.12, halfX: 0.3, halfZ: 0.36, base: 2.3, top: 2.62 },
  { x: 1.12, z: 0.02, halfX: 0.5, halfZ: 0.5, base: 0, top: 2.95 },
  { x: 1.12, z: 0.02, halfX: 0.36, halfZ: 0.36, base: 2.95, top: 3.3 },
  { x: -1.85, z: 0.3, halfX: 0.42, halfZ: 0.5, base: 0, top: 1.15 },
  { x: 2.05, z: 0.25, halfX: 0.44, halfZ: 0.55, base: 0, top: 1.75 },
  { x: 0.1, z: 1.05, halfX: 0.85, halfZ: 0.4, base: 0, top: 0.8 },
];

/** Real estate: a stepped tower among its neighbours. */
export const tower: Scene = {
  solid: union(
    ...blocks.map(({ x, z, halfX, halfZ, base, top }) =>
      at(x, (base + top) / 2, z, box(halfX, (top - base) / 2, halfZ)),
    ),
    ...blocks.map(({ x, z, halfX, halfZ, top }) =>
      at(x, top, z, box(halfX + 0.035, 0.035, halfZ + 0.035)),
    ),
    at(0, 5.05, 0, box(0.22, 0.22, 0.2)),
    rod([0, 5.2, 0], [0, 5.95, 0], 0.045),
  ),
  paint: (x, y, z) => (isWindow(x, y, z) ? 0.36 : 1),
  ground: (x, z) => 0.62 - 0.05 * Math.cos(x * 4) * Math.cos(z * 4),
  eye: [5.0, 1.2, 7.7],
  target: [0.1, 2.72, 0],
  zoom: 1.26,
  light: [-0.5, 0.58, 0.9],
  haze: 34,
};

function isWindow(x: number, y: number, z: number): boolean {
  for (const block of blocks) {
    if (y < block.base || y > block.top - 0.09) continue;
    const dx = x - block.x;
    const dz = z - block.z;
    const onFront = Math.abs(Math.abs(dz) - block.halfZ) < 0.012 && Math.abs(dx) < block.halfX;
    const onSide = Math.abs(Math.abs(dx) - block.halfX) < 0.012 && Math.abs(dz) < block.halfZ;
    if (!onFront && !onSide) continue;
    const width = 2 * (onFront ? block.halfX : block.halfZ);
    const bays = Math.max(3, Math.round(width / 0.19));
    const bay = ((onFront ? dx : dz) / width + 0.5) * bays;
    const storey = (block.top - y) / 0.235;
    const inBay = Math.abs((bay % 1) - 0.5) < 0.25;
    return inBay && Math.abs((storey % 1) - 0.58) < 0.3;
  }
  return false;
}

const deckY = 0.95;
const spans = [-2.6, 2.6];

/** Infrastructure: a hung bridge on two stone towers. */
export const bridge: Scene = {
  solid: union(
    ...spans.map((x) => bounded([x, 1.6, 0], 2.1, at(x, 0, 0, bridgeTower()))),
    at(0, deckY, 0, box(14, 0.075, 0.44)),
    at(0, deckY + 0.12, 0.43, box(14, 0.03, 0.02)),
    at(0, deckY + 0.12, -0.43, box(14, 0.03, 0.02)),
    bridgeCables,
  ),
  // Courses of stone keep the lit towers apart from the sky.
  paint: (_x, y) => (y > 0 && (y / 0.19) % 1 < 0.16 ? 0.6 : 0.84),
  ground: (x, z) =>
    0.62 + 0.05 * Math.sin(z * 5 + Math.sin(x * 1.7 + z) * 1.4) * Math.sin(x * 0.9 + z * 2.1),
  eye: [-6.4, 1.75, 6.1],
  target: [-0.75, 1.5, 0],
  zoom: 1.5,
  light: [-0.35, 0.75, 0.85],
};

function bridgeTower(): Field {
  const arch: Field = union(
    at(0, 1.62, 0, box(0.6, 0.52, 0.16)),
    at(0, 2.14, 0, turnZ(Math.PI / 2, cylinder(0.16, 0.6))),
  );
  const shaft = at(0, 1.45, 0, box(0.24, 1.45, 0.66));
  return union(
    cut(cut(shaft, at(0, 0, 0.27, arch)), at(0, 0, -0.27, arch)),
    at(0, 2.94, 0, box(0.3, 0.07, 0.73)),
    at(0, 2.56, 0, box(0.27, 0.035, 0.69)),
    at(0, 0.3, 0, box(0.36, 0.34, 0.8)),
    at(0, 3.08, 0.44, box(0.14, 0.08, 0.12)),
    at(0, 3.08, -0.44, box(0.14, 0.08, 0.12)),
  );
}

/** Two main cables and their hangers; each sags as a parabola from tower top to deck. */
function bridgeCables(x: number, y: number, z: number): number {
  const fromMiddle = Math.abs(x);
  const reach = fromMiddle < 2.6 ? fromMiddle / 2.6 : 1 - Math.min(1, (fromMiddle - 2.6) / 4.2);
  const sag = deckY + 0.2 + 1.88 * reach * reach;
  const slope = fromMiddle < 2.6 ? (3.76 * reach) / 2.6 : (-3.76 * reach) / 4.2;
  const aside = Math.abs(z) - 0.44;
  const cable = Math.hypot((y - sag) / Math.hypot(1, slope), aside) - 0.042;
  const hangerX = x - Math.round(x / 0.37) * 0.37;
  const hanger = Math.max(Math.hypot(hangerX, aside) - 0.015, y - sag, deckY - y);
  return Math.min(cable, hanger);
}
