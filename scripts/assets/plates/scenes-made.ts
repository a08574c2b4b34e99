import {
  at,
  bounded,
  box,
  cut,
  cylinder,
  type Field,
  rod,
  sphere,
  tube,
  turnX,
  turnY,
  turnZ,
  union,
} from './fields';
import type { Scene } from './scene';

const doorY = 1.72;
const facing = Math.PI / 2;

/** Custody: a round vault door in its wall. */
export const vault: Scene = {
  solid: turnY(
    -0.34,
    union(vaultWall(), at(0, doorY, 0.24, vaultDoor()), vaultHinge(0.7), vaultHinge(-0.7)),
  ),
  ground: 0.72,
  eye: [0.4, 2.0, 7.6],
  target: [0.16, 1.63, 0],
  zoom: 1.84,
  light: [-0.72, 0.72, 0.72],
  haze: 30,
};

function vaultWall(): Field {
  const opening = at(0, doorY, 0.3, turnX(facing, cylinder(1.36, 0.2)));
  const slab = cut(at(0, 1.75, -0.1, box(2.15, 1.75, 0.34, 0.02)), opening);
  const frame = at(0, doorY, 0.26, turnX(facing, tube(1.42, 0.07, 0.08)));
  const rivets = ring(20, 1.62, 0.2).map(([x, y]) => at(x, doorY + y, 0.25, sphere(0.055)));
  return union(slab, frame, bounded([0, doorY, 0.25], 1.75, union(...rivets)));
}

function vaultDoor(): Field {
  const leaf = union(
    turnX(facing, cylinder(1.27, 0.1, 0.03)),
    at(0, 0, 0.08, turnX(facing, cylinder(1.02, 0.09, 0.03))),
    at(0, 0, 0.17, turnX(facing, tube(0.82, 0.035, 0.05))),
  );
  const bolts = ring(12, 1.14, 0).map(([x, y]) =>
    at(x, y, 0.1, turnX(facing, cylinder(0.062, 0.06, 0.015))),
  );
  const spokes = ring(5, 0.66, 0.24).flatMap(([x, y]) => [
    rod([0, 0, 0.4], [x, y, 0.4], 0.05),
    at(x, y, 0.4, sphere(0.115)),
  ]);
  const wheel = union(
    ...spokes,
    at(0, 0, 0.4, turnX(facing, tube(0.46, 0.035, 0.035))),
    at(0, 0, 0.38, turnX(facing, cylinder(0.2, 0.16, 0.04))),
    at(0, 0, 0.25, turnX(facing, cylinder(0.3, 0.1, 0.03))),
  );
  return union(leaf, ...bolts, bounded([0, 0, 0.35], 0.9, wheel));
}

function vaultHinge(rise: number): Field {
  return union(
    at(-1.5, doorY + rise * 0.62, 0.36, cylinder(0.11, 0.3, 0.02)),
    at(-1.2, doorY + rise * 0.62, 0.36, box(0.3, 0.13, 0.05, 0.02)),
  );
}

function ring(count: number, radius: number, start: number): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (index / count) * 2 * Math.PI;
    return [radius * Math.sin(angle), radius * Math.cos(angle)];
  });
}

const barrelTilt = 0.42;

/** Research: a brass microscope. */
export const microscope: Scene = {
  solid: turnY(
    0.42,
    union(
      at(-0.05, 0.09, 0, box(1.05, 0.09, 0.62, 0.06)),
      at(-0.6, 0.24, 0, box(0.4, 0.12, 0.34, 0.06)),
      microscopeArm(),
      at(0.36, 1.0, 0, box(0.62, 0.05, 0.5, 0.03)),
      at(0.42, 1.06, 0, box(0.42, 0.014, 0.13)),
      at(0.36, 0.86, 0, cylinder(0.2, 0.12, 0.03)),
      at(0.36, 0.42, 0, turnZ(0.6, cylinder(0.3, 0.045, 0.02))),
      rod([0.36, 0.18, -0.3], [0.36, 0.45, -0.3], 0.035),
      rod([0.36, 0.18, 0.3], [0.36, 0.45, 0.3], 0.035),
      at(-0.82, 1.06, 0, turnX(facing, cylinder(0.24, 0.52, 0.03))),
      at(-0.82, 1.06, 0, turnX(facing, cylinder(0.12, 0.62, 0.02))),
      at(-0.74, 1.62, 0, turnX(facing, cylinder(0.14, 0.44, 0.02))),
      at(0.3, 1.34, 0, turnZ(barrelTilt, microscopeBarrel())),
    ),
  ),
  paint: (_x, y) => (y < 0.2 ? 0.8 : 1),
  ground: 0.62,
  eye: [0.6, 2.2, 8.4],
  target: [-0.12, 1.6, 0],
  zoom: 1.95,
  light: [-0.8, 0.75, 0.62],
  haze: 30,
};

function microscopeArm(): Field {
  return union(
    rod([-0.72, 0.3, 0], [-0.98, 0.95, 0], 0.17),
    rod([-0.98, 0.95, 0], [-0.95, 1.5, 0], 0.17),
    rod([-0.95, 1.5, 0], [-0.62, 2.05, 0], 0.16),
    rod([-0.62, 2.05, 0], [-0.16, 2.22, 0], 0.15),
    rod([-0.95, 0.98, 0], [-0.1, 0.98, 0], 0.09),
  );
}

/** Stands upright on its objective, which is at the origin. */
function microscopeBarrel(): Field {
  return union(
    at(0, -0.08, 0, cylinder(0.07, 0.1, 0.01)),
    at(0, 0.14, 0, cylinder(0.12, 0.16, 0.02)),
    turnedObjective(0.85),
    turnedObjective(-0.85),
    at(0, 0.4, 0, cylinder(0.3, 0.08, 0.04)),
    at(0, 0.95, 0, cylinder(0.2, 0.5, 0.02)),
    at(0, 1.46, 0, cylinder(0.24, 0.05, 0.02)),
    at(0, 1.72, 0, cylinder(0.15, 0.3, 0.02)),
    at(0, 2.06, 0, cylinder(0.19, 0.09, 0.03)),
  );
}

function turnedObjective(angle: number): Field {
  return at(0, 0.42, 0, turnX(angle, at(0, -0.26, 0, cylinder(0.09, 0.18, 0.02))));
}
