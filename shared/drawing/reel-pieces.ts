import { clamp, mix, type Point, polar, TURN } from './interpolate';
import { type Piece, reel } from './reel';

/** A line past the ring to a spoke on the far side: slope, arc and last turn, joined with continuous curvature. */
export function roundReel(
  [x, y]: Point,
  angle: number,
  lane: number,
  isOver: boolean,
  lead: number = reel.lead,
): Piece[] {
  const { outer, join, tight } = reel;
  const near = reel.lane + lane * reel.lanePitch;
  const side = isOver ? -1 : 1;
  // The spoke's angle on this side.
  const spoke = isOver ? TURN + angle : -TURN / 2 - angle;
  const clock = (turned: number) => (isOver ? turned : TURN / 2 - turned);
  const place = (radius: number, turned: number) => polar(radius, clock(turned));
  const slopeFrom = (from: number) =>
    Math.atan2(from, side * y) + Math.acos(Math.min(1, near / Math.hypot(from, y)));
  const shift = lane * reel.lanePitch * Math.tan(slopeFrom(x + lead) / 2);
  const foot: Point = [x + lead + shift, y];
  const slope = slopeFrom(foot[0]);
  const turnIn = (radius: number) =>
    Math.atan(Math.sqrt((tight * Math.max(0, radius - outer)) / radius));
  const free = Math.min(join, spoke - turnIn(near) - slope);
  if (free <= 0) {
    const far = near / Math.cos(spoke - slope);
    const depth = far * Math.cos(Math.max(0, spoke - slope)) - outer;
    return overKnee(foot, far, angle, depth);
  }
  const radius = near / (Math.cos(free) + Math.sin(free) ** 2 / 1.5);
  const begin = slope + free;
  const end = spoke - turnIn(radius);
  const to = place(radius, begin);
  const reach = (radius * Math.sin(free)) / 1.5;
  const second = along(to, -reach, side * begin);
  const first = along(second, -reach, side * slope);
  const climb = Math.hypot(first[0] - foot[0], first[1] - foot[1]);
  return [
    { kind: 'curve', by: [foot, foot], to: along(foot, 0.85 * climb, side * slope) },
    { kind: 'curve', by: [first, second], to },
    { kind: 'arc', radius, from: clock(begin), to: clock(end) },
    {
      kind: 'curve',
      by: [
        place(radius / Math.cos(spoke - end), spoke),
        place(inwards(radius) / Math.cos(spoke - end), spoke),
      ],
      to: place(outer, spoke),
    },
  ];
}

/** Straight from a foot, then round a knee at radius `far` to the spoke. */
export function overKnee(
  [x, y]: Point,
  far: number,
  angle: number,
  depth = far - reel.outer,
): Piece[] {
  const [kneeX, kneeY] = polar(far, angle);
  const back = Math.sqrt(reel.tight * depth * far) / Math.hypot(kneeX - x, kneeY - y);
  const to: Point = [mix(kneeX, x, back), mix(kneeY, y, back)];
  return [
    {
      kind: 'curve',
      by: [
        [x, y],
        [x, y],
      ],
      to,
    },
    {
      kind: 'curve',
      by: [polar(far, angle), polar(inwards(far), angle)],
      to: polar(reel.outer, angle),
    },
  ];
}

/** Radius of the last handle of a line that turns in from this radius. */
function inwards(radius: number): number {
  return radius - 1.5 * reel.tight * (radius - reel.outer);
}

/** A line to a spoke on the near side. */
export function straight([x, y]: Point, angle: number, step: number): Piece[] {
  const isBeside = -0.5 * reel.outer < y && y < 0.5 * reel.outer;
  if (isBeside && polar(reel.outer, angle)[1] < y + reel.beside.most)
    return beside([x, y], angle, step);
  const steepness = Math.abs(Math.cos(angle));
  const [ax, ay] = polar(reel.outer + 46 + 16 * steepness, angle);
  // Starts nearer to the ring leave less room to swing.
  const swing = (x + reel.outer + 46) / (reel.level + reel.outer + 46);
  const by = [
    [x + 150 * swing, y],
    [ax - (56 + 30 * steepness) * swing, ay],
  ] as const;
  return [{ kind: 'curve', by, to: polar(reel.outer, angle) }];
}

/**
 * A line to a spoke level with it, or higher along a spiral, on which each spoke moves the other lines in by one
 * lane.
 */
function beside([x, y]: Point, angle: number, step: number): Piece[] {
  const { outer } = reel;
  const { near, turn, wider, most, round, pitch, from } = reel.beside;
  const end = polar(outer, angle);
  const climb = y - end[1];
  const share = clamp(Math.abs(climb) / most);
  const depth = near + wider * (1 - share);
  const inward = pitch / step;
  const last = angle - Math.sign(climb) * share * turn;
  const first = Math.min(last, -from);
  const isSpiral = first < last;
  const radiusAt = (to: number) => outer + depth + inward * Math.abs(angle - to);
  const slopeAt = (to: number) => -to - Math.atan(inward / radiusAt(to));
  const foot = polar(radiusAt(first), first);
  const top = polar(radiusAt(last), last);
  const rise = y - foot[1];
  const least = Math.sign(rise) * Math.acos(1 - Math.min(1, Math.abs(rise) / round));
  const isAlong = isSpiral || slopeAt(first) < least;
  const slope = isAlong ? slopeAt(first) : least;
  const bend = isAlong ? rise / (1 - Math.cos(slope)) : round;
  const reach = (4 / 3) * Math.tan(Math.abs(slope) / 4) * bend;
  const begin = Math.max(x, foot[0] - bend * Math.sin(Math.abs(slope)));
  const third = ((last - first) * (radiusAt(first) + radiusAt(last))) / 6;
  const spiral: Piece = {
    kind: 'curve',
    by: [along(foot, third, slope), along(top, -third, slopeAt(last))],
    to: top,
  };
  const reachIn = 0.8 * share * turn * outer + 0.4 * (depth - near);
  const into = along(top, reachIn, isAlong ? slopeAt(last) : slope);
  return [
    { kind: 'line', to: [begin, y] },
    { kind: 'curve', by: [[begin + reach, y], along(foot, -reach, slope)], to: foot },
    ...(isSpiral ? [spiral] : []),
    { kind: 'curve', by: [into, polar(outer + depth / 3, angle)], to: end },
  ];
}

/** A point at a distance and slope, upwards from level. */
function along([x, y]: Point, by: number, slope: number): Point {
  return [x + by * Math.cos(slope), y - by * Math.sin(slope)];
}
