/** Tone of a picture between its pixels; `x` and `y` in pixels from its corner. */
export function toneAt(
  tones: Float32Array,
  [width, height]: readonly [width: number, height: number],
  x: number,
  y: number,
): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x - 0.5)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y - 0.5)));
  const fx = Math.max(0, Math.min(1, x - 0.5 - left));
  const fy = Math.max(0, Math.min(1, y - 0.5 - top));
  const at = top * width + left;
  const above = (tones[at] ?? 0) * (1 - fx) + (tones[at + 1] ?? 0) * fx;
  const below = (tones[at + width] ?? 0) * (1 - fx) + (tones[at + width + 1] ?? 0) * fx;
  return above * (1 - fy) + below * fy;
}
