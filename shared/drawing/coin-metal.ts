import { type Tint, tintBetween } from './color-tint';

/** What the palette's accent makes of the coin, whose drawing and shader were mixed for this one. */
export function metalTint(accent: string): Tint {
  return tintBetween('#E6D59A', accent);
}
