import { TURN } from '#shared/drawing/interpolate.ts';
import { engraved } from './burin';
import { palette } from './palette';
import { linePath, type Point } from './svg-path';

/** Where a turned part stands: the middle of its foot, and how far it leans to the right, radians. */
export interface Stand {
  x: number;
  y: number;
  lean: number;
}

/** Height of a ring that is seen from slightly above, as a share of its width. */
export const tilt = 0.2;

type Vector = readonly [x: number, y: number, z: number];

const lamp = unit([-0.62, 0.46, 0.64]);
const glint = unit([lamp[0], lamp[1] + tilt, lamp[2] + 1]);
const rim: Vector = [0.93, -0.22, 0.3];

/** A place by its distance to the right of the axis and up along it. */
export function placeAt({ x, y, lean }: Stand, across: number, up: number): Point {
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  return [x + across * cos + up * sin, y + across * sin - up * cos];
}

/** Light on brass: a soft one, a narrow highlight, and a weak reflection on the far edge. */
export function brass(normal: Vector): number {
  const soft = Math.max(0, dot(normal, lamp));
  const narrow = Math.max(0, dot(normal, glint)) ** 36;
  const back = Math.max(0, dot(normal, rim)) ** 5;
  return Math.min(1, 0.03 + 0.6 * soft ** 1.3 + 0.42 * narrow + 0.2 * back);
}

export interface Segment {
  /** Height above the foot and radius, at its lower end and at its upper end. */
  from: Point;
  to: Point;
  /** Strokes lie round it, or along it. */
  cut: 'round' | 'along';
  /** Share of the light that reaches it; 1 is all. */
  shade?: ((share: number) => number) | undefined;
}

/** One length of a turned part: the front half of its rings, or lines along it, on a clear ground. */
export function segment(stand: Stand, part: Segment, pitch: number): Part {
  const { from, to, cut, shade = () => 1 } = part;
  const ring = (share: number, turn: number): Point => {
    const radius = from[1] + share * (to[1] - from[1]);
    const up = from[0] + share * (to[0] - from[0]);
    return placeAt(stand, radius * Math.sin(turn), up - tilt * radius * Math.cos(turn));
  };
  const [rise, spread] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(rise, spread);
  const light = (share: number, turn: number) =>
    shade(share) * brass(inPicture(stand, turn, rise / length, -spread / length));
  const surface =
    cut === 'round'
      ? {
          at: (t: number, v: number) => ring(v, quarter(t)),
          light: (t: number, v: number) => light(v, quarter(t)),
        }
      : {
          at: (t: number, v: number) => ring(t, spaced(v)),
          light: (t: number, v: number) => light(t, spaced(v)),
        };
  const extent = cut === 'round' ? length : 2 * Math.max(from[1], to[1]);
  const arc = (share: number, start: number, end: number) =>
    Array.from({ length: 25 }, (_, index) => ring(share, start + ((end - start) * index) / 24));
  const half = Math.PI / 2;
  return {
    outline: linePath([...arc(0, -half, half), ...arc(1, half, 3 * half)], true),
    strokes: engraved(surface, Math.max(1, Math.round(extent / pitch))),
  };
}

/** The round face on top of a turned part: whole rings, with the two rays of light that turned metal shows. */
export function face(stand: Stand, up: number, [inner, outer]: Point, pitch: number): Part {
  return disc((across, depth) => placeAt(stand, across, up - tilt * depth), [inner, outer], pitch);
}

/** A turned disc, flat in a plane of its own. */
export function disc(
  place: (x: number, y: number) => Point,
  [inner, outer]: Point,
  pitch: number,
): Part {
  const ring = (turn: number, radius: number) =>
    place(radius * Math.sin(turn), radius * Math.cos(turn));
  const circle = (radius: number) =>
    Array.from({ length: 64 }, (_, index) => ring((index * Math.PI) / 32, radius));
  const surface = {
    at: (t: number, v: number) => ring(TURN * t, inner + v * (outer - inner)),
    light: (t: number) => 0.12 + 0.74 * Math.exp(-((Math.sin(TURN * t - 0.9) / 0.32) ** 2)),
  };
  return {
    outline: linePath(circle(outer), true),
    strokes: engraved(surface, Math.max(1, Math.round((outer - inner) / pitch)), 64),
  };
}

export interface Part {
  outline: string;
  strokes: string;
}

/** A place on a flat face: `t` along its strokes and `v` from one to the next, both 0 to 1. */
export type Face = (t: number, v: number) => Point;

export function outlineOf(face: Face): string {
  return linePath([face(0, 0), face(1, 0), face(1, 1), face(0, 1)], true);
}

export function flat(at: Face, light: (t: number) => number, strokes: number): Part {
  return { outline: outlineOf(at), strokes: engraved({ at, light }, strokes, 8) };
}

/** Parts of light strokes; each covers what stands behind it. */
export function inked(parts: readonly Part[]): string {
  return parts
    .map(
      ({ outline, strokes }) =>
        `<path fill="${palette.ink950}" d="${outline}"/><path fill="${palette.electrum}" stroke="none" d="${strokes}"/>`,
    )
    .join('');
}

/** Strokes along a part stand a little closer towards its edges, as it turns away there. */
function spaced(v: number): number {
  const even = 2 * v - 1;
  return Math.asin(Math.max(-1, Math.min(1, 0.6 * even + 0.4 * Math.sin((Math.PI / 2) * even))));
}

function quarter(t: number): number {
  return Math.PI * (t - 0.5);
}

/** The normal of a turned surface. */
export function inPicture({ lean }: Stand, turn: number, radial: number, axial: number): Vector {
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  const across = Math.sin(turn) * radial;
  return [
    across * cos + axial * sin,
    axial * cos - across * sin,
    Math.cos(turn) * radial + tilt * axial,
  ];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector));
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
