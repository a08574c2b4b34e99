import { mix, smoothstep, TURN } from './interpolate';
import { type Point, type ReelLine, reel } from './reel';

/** Radius of the ring halfway along its spokes, and half the length of one. */
const RING = (reel.outer + reel.inner) / 2;
const HALF = (reel.outer - reel.inner) / 2;

/**
 * The spokes of the reel at a share of the way from a level row to the ring. The row is bent like a
 * spring: it stays one curve, and its ends meet at the top.
 * @param width of the row, in px of the reel
 * @returns outer and inner ends in their order, and how thick the spokes are
 */
export function fanned(lines: readonly ReelLine[], share: number, width: number) {
  // A level row is a very large circle.
  const bent = Math.max(share, 0.001);
  const reach = mix(width / 2, RING, smoothstep(0, 0.7, bent));
  const radius = reach / Math.sin(Math.min(bent, 0.5) * (TURN / 2));
  const middle = RING * bent - radius;
  const ends = lines.map(({ spoke: [[x, y]] }) => {
    const angle = bent * Math.atan2(x, y);
    const end = (r: number): Point => [r * Math.sin(angle), middle + r * Math.cos(angle)];
    return [end(radius + HALF), end(radius - HALF)] as const;
  });
  return { ends, spokeWidth: reel.spokeWidth * Math.min(1, (radius * bent) / RING) };
}
