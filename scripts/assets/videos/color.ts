import { type GradientStops, iris, palette } from '../drawing/palette';
import type { Rgb } from './frame';

export const videoInks = {
  ground: rgb(palette.ink900),
  electrum: rgb(palette.electrum),
  verdigris: rgb(palette.verdigris),
};

/** Colour of the rainbow printing at a share of the width. */
export function irisAt(share: number, stops: GradientStops = iris): Rgb {
  const at = Math.max(0, Math.min(1, share));
  const after = Math.max(
    1,
    stops.findIndex(([offset]) => offset >= at),
  );
  const [from, fromColor] = stops[after - 1] ?? [0, palette.electrum];
  const [to, toColor] = stops[after] ?? [1, palette.electrum];
  return mix(rgb(fromColor), rgb(toColor), (at - from) / (to - from));
}

export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
