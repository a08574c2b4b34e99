import { rgb } from './gradient';

/** Factors for red, green and blue in linear light. */
export type Tint = readonly [red: number, green: number, blue: number];

/** The factors that turn one colour into another. @throws Error unless both are `#rrggbb`. */
export function tintBetween(from: string, to: string): Tint {
  const [r, g, b] = linearChannels(from);
  const [red, green, blue] = linearChannels(to);
  return [red / r, green / g, blue / b];
}

/** The colour multiplied by the factors, clamped. */
export function tinted(color: string, tint: Tint): string {
  const channels = linearChannels(color).map((value, index) =>
    toByte(Math.min(1, value * (tint[index] ?? 1))),
  );
  return `#${channels.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function linearChannels(color: string): Tint {
  if (!/^#[\da-f]{6}$/i.test(color)) throw new Error(`A colour must be #rrggbb, got "${color}"`);
  const [red, green, blue] = rgb(color);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
function toLinear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function toByte(value: number): number {
  const share = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(share * 255);
}

/** The tint from the colour in which the coin is drawn to the palette's accent. */
export function metalTint(accent: string): Tint {
  return tintBetween('#E6D59A', accent);
}
