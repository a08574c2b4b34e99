import { clamp, mix } from './interpolate';

export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour written as `#rrggbb`, as three numbers from 0 to 255. */
export function rgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

/** Colour of a gradient at a share of its length. Offsets ascend from 0 to 1. */
export function colorAt(
  stops: readonly (readonly [offset: number, color: string])[],
  share: number,
): Rgb {
  const at = clamp(share);
  const after = Math.max(
    1,
    stops.findIndex(([offset]) => offset >= at),
  );
  const [from, fromColor] = stops[after - 1] ?? [0, ''];
  const [to, toColor] = stops[after] ?? [1, ''];
  return mixed(rgb(fromColor), rgb(toColor), (at - from) / (to - from));
}
