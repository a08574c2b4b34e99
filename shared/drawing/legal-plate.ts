import { clamp } from './interpolate';

/** Wide enough for all lines; a page 1440 px wide ends at 620. */
export const legalPlate = { width: 700, height: 560 } as const;

/** Where 0, 0 of each policy's sign is on its plate, and from there its red point, about which the style sheet turns. */
export const signPlaces = {
  privacy: { x: 310, y: 200, point: [0, 0] },
  terms: { x: 314, y: 340, point: [-4, -32] },
} as const;

/** Reaches the farthest corner of a plate. */
const far = 540;

/**
 * What covers the right half of a plate but for the point of its sign, and is turned off it about that point. Its
 * edge uncovers each line as a needle, the outer ones later.
 */
export function coverPath(): string {
  const edge = Array.from({ length: 93 }, (_, tooth) => {
    const radius = 9 + 5.7 * tooth;
    const late = clamp((radius - 150) / far);
    const angle = late + (tooth % 2 && radius > 78 ? 18 / radius : 0);
    return `${Math.round(-2 - radius * Math.sin(angle))} ${Math.round(radius * Math.cos(angle))}`;
  });
  return `M-2-${far}V-9H9V9H-2L${edge.join(' ')}A${far} ${far} 0 1 0-2-${far}z`;
}
