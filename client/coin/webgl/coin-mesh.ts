import { TURN } from '#shared/drawing/interpolate.ts';

export interface CoinMesh {
  /** Position and normal of each vertex, six numbers. */
  vertices: Float32Array<ArrayBuffer>;
  indices: Uint16Array<ArrayBuffer>;
}

const SEGMENTS = 160;

/** Radius, height, and the normal's two parts, from the centre of a face to its edge. */
const HALF_PROFILE = [
  [0, 0.076, 0, 1],
  [0.93, 0.076, 0, 1],
  [0.93, 0.076, -0.6, 0.8],
  [0.944, 0.088, -0.3, 0.95],
  [0.956, 0.088, 0, 1],
  [0.984, 0.088, 0, 1],
  [1, 0.072, 1, 0],
] as const;

/** A coin of radius 1 turned on a lathe around the z axis. */
export function coinMesh(): CoinMesh {
  const reverse = HALF_PROFILE.map(([r, z, nr, nz]) => [r, -z, nr, -nz] as const).reverse();
  const profile = [...HALF_PROFILE, ...reverse];
  const rows = profile.length;
  const vertices: number[] = [];
  const indices: number[] = [];
  for (let segment = 0; segment <= SEGMENTS; segment++) {
    const angle = (segment / SEGMENTS) * TURN;
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    profile.forEach(([r, z, nr, nz], row) => {
      vertices.push(r * x, r * y, z, nr * x, nr * y, nz);
      if (segment < SEGMENTS && row < rows - 1) {
        const a = segment * rows + row;
        indices.push(a, a + 1, a + rows, a + rows, a + 1, a + rows + 1);
      }
    });
  }
  return { vertices: new Float32Array(vertices), indices: new Uint16Array(indices) };
}
