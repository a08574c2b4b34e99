/** Shade and cover, 0–1, at a place of a picture. */
export interface ToneMap {
  width: number;
  height: number;
  shade: (x: number, y: number) => number;
  /** 0 where nothing but the sky is seen. */
  cover: (x: number, y: number) => number;
}

export function toneMap(
  shade: Float32Array,
  cover: Float32Array,
  width: number,
  height: number,
): ToneMap {
  return {
    width,
    height,
    shade: (x, y) => sample(shade, width, height, x, y),
    cover: (x, y) => sample(cover, width, height, x, y),
  };
}

function sample(values: Float32Array, width: number, height: number, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x - 0.5)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y - 0.5)));
  const fx = Math.max(0, Math.min(1, x - 0.5 - left));
  const fy = Math.max(0, Math.min(1, y - 0.5 - top));
  const at = top * width + left;
  const above = (values[at] ?? 0) * (1 - fx) + (values[at + 1] ?? 0) * fx;
  const below = (values[at + width] ?? 0) * (1 - fx) + (values[at + width + 1] ?? 0) * fx;
  return above * (1 - fy) + below * fy;
}
