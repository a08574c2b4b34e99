import { at, cut, cylinder, type Field, rod, turnY, turnZ, union } from './fields';
import type { Scene } from './scene';

const sheetX = 1.62;
const sheetZ = 1.08;

/** Equity: share certificates under a pen and a seal. */
export const certificate: Scene = {
  solid: union(
    sheet(0.03, 0),
    at(0.05, 0, 0.02, turnY(-0.09, sheet(0.015, 0))),
    at(0.98, 0.065, 0.62, scallop),
    at(0.98, 0.1, 0.62, cut(cylinder(0.2, 0.04, 0.01), at(0, 0.04, 0, cylinder(0.15, 0.016)))),
    at(-0.3, 0.14, 0.74, turnY(0.2, pen())),
  ),
  paint: printed,
  ground: 0.4,
  eye: [-1.15, 3.9, 3.7],
  target: [0.02, 0, 0.1],
  zoom: 1.95,
  light: [-0.85, 0.75, -0.25],
};

function sheet(lift: number, bend: number): Field {
  return (x, y, z) => {
    const curl = 0.42 * Math.max(0, (x - z * 0.9 - 1.35) * 0.74) ** 2 + bend;
    const qy = (Math.abs(y - lift - curl) - 0.008) * 0.86;
    return Math.max(qy, Math.abs(x) - sheetX, Math.abs(z) - sheetZ);
  };
}

function scallop(x: number, y: number, z: number): number {
  const edge = 0.29 + 0.018 * Math.cos(Math.atan2(z, x) * 20);
  return Math.max((Math.hypot(x, z) - edge) * 0.8, Math.abs(y) - 0.03);
}

function pen(): Field {
  return union(
    rod([-0.75, 0, 0], [0.55, 0, 0], 0.075),
    at(0.1, 0, 0, turnZ(Math.PI / 2, cylinder(0.088, 0.05, 0.01))),
    rod([0.55, 0, 0], [0.82, -0.06, 0], 0.045),
    rod([0.82, -0.06, 0], [1.02, -0.1, 0], 0.018),
  );
}

/** What is printed on the top sheet: frames, a title, lines of text, a vignette, coupons. */
function printed(x: number, y: number, z: number): number {
  const raised = y > 0.05 && x < 1.3 && z > 0.3;
  const inside = Math.min(sheetX - Math.abs(x), sheetZ - Math.abs(z));
  if (raised || inside < 0) return y > 0.1 ? 0.9 : 1;
  if (inside < 0.07) return 1;
  if (inside < 0.2) return 0.42 + 0.3 * Math.cos((x + z) * 42) * Math.cos((x - z) * 42);
  if (inside > 0.225 && inside < 0.25) return 0.5;
  const fromVignette = Math.hypot(x, (z + 0.42) * 1.15);
  if (fromVignette < 0.3)
    return 0.55 + 0.35 * Math.cos(fromVignette * 74 + Math.atan2(z + 0.42, x) * 8);
  if (Math.abs(z + 0.02) < 0.055 && Math.abs(x) < 0.86) return Math.sin(x * 46) > -0.4 ? 0.3 : 1;
  const line = (z - 0.16) / 0.105;
  if (line > 0 && line < 4.4 && line % 1 < 0.4) {
    const length = Math.floor(line) === 4 ? 0.3 : 1.2;
    return Math.abs(x + (1.2 - length) / 2) < length ? 0.55 : 1;
  }
  if (Math.abs(z + 0.5) < 0.2 && Math.abs(Math.abs(x) - 0.88) < 0.34)
    return (z + 1) % 0.13 < 0.05 ? 0.6 : 1;
  return 1;
}
