/**
 * Drops each point that is nearly on the line between its neighbours.
 * @param off how far a point stands from what lies between the first and the last
 */
export function simplified<Place>(
  points: readonly Place[],
  tolerance: number,
  off: (point: Place, first: Place, last: Place) => number,
): Place[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let farthest = 0;
  let distance = 0;
  points.slice(1, -1).forEach((point, index) => {
    const away = off(point, first, last);
    if (away > distance) [farthest, distance] = [index + 1, away];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplified(points.slice(0, farthest + 1), tolerance, off),
    ...simplified(points.slice(farthest), tolerance, off).slice(1),
  ];
}
