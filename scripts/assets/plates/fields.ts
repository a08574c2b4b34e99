/** Signed distance to a solid at a point: negative inside, y up, units of the scene's own. */
export type Field = (x: number, y: number, z: number) => number;

const { abs, hypot, max, min } = Math;

export function box(halfX: number, halfY: number, halfZ: number, round = 0): Field {
  const innerX = halfX - round;
  const innerY = halfY - round;
  const innerZ = halfZ - round;
  return (x, y, z) => {
    const qx = abs(x) - innerX;
    const qy = abs(y) - innerY;
    const qz = abs(z) - innerZ;
    const outside = hypot(max(qx, 0), max(qy, 0), max(qz, 0));
    return outside + min(max(qx, qy, qz), 0) - round;
  };
}

/** Upright cylinder about the y axis. */
export function cylinder(radius: number, halfHeight: number, round = 0): Field {
  return (x, y, z) => {
    const qr = hypot(x, z) - radius + round;
    const qy = abs(y) - halfHeight + round;
    return hypot(max(qr, 0), max(qy, 0)) + min(max(qr, qy), 0) - round;
  };
}

/** Upright tube: a cylinder's wall of the given half-thickness. */
export function tube(radius: number, halfWall: number, halfHeight: number): Field {
  return (x, y, z) => {
    const qr = abs(hypot(x, z) - radius) - halfWall;
    const qy = abs(y) - halfHeight;
    return hypot(max(qr, 0), max(qy, 0)) + min(max(qr, qy), 0);
  };
}

export function sphere(radius: number): Field {
  return (x, y, z) => hypot(x, y, z) - radius;
}

/** Rod with round ends between two points. */
export function rod(from: Point, to: Point, radius: number): Field {
  const [ax, ay, az] = from;
  const dx = to[0] - ax;
  const dy = to[1] - ay;
  const dz = to[2] - az;
  const lengthSquared = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    const along = max(0, min(1, (px * dx + py * dy + pz * dz) / lengthSquared));
    return hypot(px - dx * along, py - dy * along, pz - dz * along) - radius;
  };
}

export type Point = readonly [number, number, number];

/** Bar that narrows upwards by `slant` a unit of height, as cast ingots do. */
export function ingot(halfX: number, halfY: number, halfZ: number, slant: number): Field {
  const shrink = 1 / hypot(1, slant);
  return (x, y, z) => {
    const qx = (abs(x) - halfX + slant * (y + halfY)) * shrink;
    const qz = (abs(z) - halfZ + slant * (y + halfY)) * shrink;
    const qy = abs(y) - halfY;
    const outside = hypot(max(qx, 0), max(qy, 0), max(qz, 0));
    return outside + min(max(qx, qy, qz), 0) - 0.012;
  };
}

export function at(dx: number, dy: number, dz: number, field: Field): Field {
  return (x, y, z) => field(x - dx, y - dy, z - dz);
}

export function turnX(angle: number, field: Field): Field {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return (x, y, z) => field(x, c * y + s * z, c * z - s * y);
}

export function turnY(angle: number, field: Field): Field {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return (x, y, z) => field(c * x - s * z, y, s * x + c * z);
}

export function turnZ(angle: number, field: Field): Field {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return (x, y, z) => field(c * x + s * y, c * y - s * x, z);
}

export function union(...fields: Field[]): Field {
  return (x, y, z) => {
    let nearest = 1e9;
    for (const field of fields) nearest = min(nearest, field(x, y, z));
    return nearest;
  };
}

export function cut(solid: Field, hole: Field): Field {
  return (x, y, z) => max(solid(x, y, z), -hole(x, y, z));
}

/** Skips the exact field while the point is clear of a sphere around it. */
export function bounded(centre: Point, radius: number, field: Field): Field {
  return (x, y, z) => {
    const gap = hypot(x - centre[0], y - centre[1], z - centre[2]) - radius;
    return gap > 0.6 ? gap : field(x, y, z);
  };
}
