import { TURN } from '#shared/drawing/interpolate.ts';
import { engraved, type Surface } from './burin';
import { palette } from './palette';
import { linePath, type Point, path, smoothPath } from './svg-path';

/** Position of a turned part: the middle of its foot, and its lean to the right, radians. */
export interface Stand {
  x: number;
  y: number;
  lean: number;
}

/** Height of a circle seen from slightly above, as a share of its width. */
export const tilt = 0.2;

export type Vector = readonly [x: number, y: number, z: number];

const lamp = unit([-0.62, 0.46, 0.64]);
const glint = unit([lamp[0], lamp[1] + tilt, lamp[2] + 1]);
const rim: Vector = [0.93, -0.22, 0.3];

/** A place by its distance to the right of the axis and along it. */
export function placeAt({ x, y, lean }: Stand, across: number, up: number): Point {
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  return [x + across * cos + up * sin, y + across * sin - up * cos];
}

/** Light on brass: diffuse, a narrow highlight, and a weak reflection at the far edge. */
export function brass(normal: Vector): number {
  const soft = Math.max(0, dot(normal, lamp));
  const narrow = Math.max(0, dot(normal, glint)) ** 36;
  const back = Math.max(0, dot(normal, rim)) ** 5;
  return Math.min(1, 0.03 + 0.6 * soft ** 1.3 + 0.42 * narrow + 0.2 * back);
}

/** On paper, shadows are lighter than on a dark ground. */
export function lit(normal: Vector): number {
  return 0.16 + 0.84 * brass(normal);
}

/** Heights above the foot and radii by turns, from below. */
type Profile = readonly number[];

/** A turned form, engraved in rings. */
export function turned(stand: Stand, profile: Profile, pitch: number, light = lit): Part {
  const strokes = piecesOf(stand, profile, light).map((piece) => {
    const surface = {
      at: (t: number, v: number) => piece.at(v, quarter(t)),
      light: (t: number) => piece.light(quarter(t)),
    };
    return engraved(surface, Math.max(1, Math.round(piece.length / pitch)), 56);
  });
  return { outline: silhouette(stand, profile), strokes: strokes.join('') };
}

/** Light that reaches a share of a rod's length. */
type Shade = (share: number) => number;

/** The same, engraved along its axis. */
export function rod(stand: Stand, profile: Profile, pitch: number, shade?: Shade): Part {
  const strokes = piecesOf(stand, profile, brass).map((piece) => {
    const surface = {
      at: (t: number, v: number) => piece.at(t, spaced(v)),
      light: (t: number, v: number) => (shade?.(t) ?? 1) * piece.light(spaced(v)),
    };
    return engraved(surface, Math.max(1, Math.round((2 * piece.widest) / pitch)));
  });
  return { outline: silhouette(stand, profile), strokes: strokes.join('') };
}

/** Surfaces between the rings of a profile, by height share and turn from the front. */
function piecesOf(stand: Stand, profile: Profile, light: typeof lit) {
  const [sin, cos] = [Math.sin(stand.lean), Math.cos(stand.lean)];
  const edges = edgesOf(profile);
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? to;
    const [rise, spread] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(rise, spread);
    return {
      length,
      widest: Math.max(from[1], to[1]),
      at: (share: number, turn: number) =>
        ringAt(stand, [from[0] + share * rise, from[1] + share * spread], turn),
      // By the normal of the surface.
      light: (turn: number) => {
        const [radial, axial] = [rise / length, -spread / length];
        const across = Math.sin(turn) * radial;
        const depth = Math.cos(turn) * radial + tilt * axial;
        return light([across * cos + axial * sin, axial * cos - across * sin, depth]);
      },
    };
  });
}

function edgesOf(profile: Profile): Point[] {
  return profile.flatMap((up, index) => (index % 2 ? [] : [[up, profile[index + 1] ?? 0]]));
}

function ringAt(stand: Stand, [up, radius]: Point, turn: number): Point {
  return placeAt(stand, radius * Math.sin(turn), up - tilt * radius * Math.cos(turn));
}

/** Outline: up the right side, over the top, down the left side and round the foot. */
function silhouette(stand: Stand, profile: Profile): string {
  const edges = edgesOf(profile);
  const side = (turn: number) => edges.map((edge) => ringAt(stand, edge, turn));
  const round = ([up, radius]: Point, turn: number) => {
    const [x, y] = ringAt(stand, [up, radius], turn);
    return path`A${radius} ${tilt * radius} ${(360 * stand.lean) / TURN} 0 0 ${x} ${y}`;
  };
  const [foot = [0, 0], top = foot] = [edges[0], edges.at(-1)];
  const [right, left] = [linePath(side(TURN / 4)), linePath(side(-TURN / 4).reverse())];
  return `${right}${round(top, -TURN / 4)}${left.replace('M', 'L')}${round(foot, TURN / 4)}z`;
}

/** The top face of a turned part: rings, with the two reflections of turned metal. */
export function face(stand: Stand, up: number, [inner, outer]: Point, pitch: number): Part {
  return disc((across, depth) => placeAt(stand, across, up - tilt * depth), [inner, outer], pitch);
}

/** A flat plane in the picture. */
export type Plane = (x: number, y: number) => Point;

/** A turned disc, flat in a plane of its own. */
export function disc(place: Plane, [inner, outer]: Point, pitch: number): Part {
  const ring = (turn: number, radius: number) =>
    place(radius * Math.sin(turn), radius * Math.cos(turn));
  const surface = {
    at: (t: number, v: number) => ring(TURN * t, inner + v * (outer - inner)),
    light: (t: number) => 0.12 + 0.74 * Math.exp(-((Math.sin(TURN * t - 0.9) / 0.32) ** 2)),
  };
  return {
    outline: `${smoothPath((turn) => ring(turn, outer), 0, TURN, 8)}z`,
    strokes: engraved(surface, Math.max(1, Math.round((outer - inner) / pitch)), 192),
  };
}

/** The milled edge of a knob or a case, from its front. */
export function milled(place: Plane, [inner, outer]: Point, teeth: number): Part {
  const at = (t: number, v: number) => {
    const [turn, reach] = [TURN * v, inner + t * (outer - inner)];
    return place(reach * Math.sin(turn), reach * Math.cos(turn));
  };
  const light = (_: number, v: number) => 0.47 + 0.42 * Math.cos(TURN * v + 0.9);
  return {
    outline: disc(place, [inner, outer], outer).outline,
    strokes: engraved({ at, light }, teeth, 1),
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

export function flat(at: Face, light: Surface['light'], strokes: number): Part {
  return { outline: outlineOf(at), strokes: engraved({ at, light }, strokes, 16) };
}

/** Draws parts from back to front; each covers what is behind it. */
export function inked(parts: readonly Part[]): string {
  const { ink950, electrum } = palette;
  const drawn = parts.map(({ outline, strokes }) => [
    `<path fill="${ink950}" d="${outline}"/>`,
    `<path fill="${electrum}" stroke="none" d="${strokes}"/>`,
  ]);
  return drawn.flat().join('');
}

/** Strokes along a part get closer towards its edges. */
function spaced(v: number): number {
  const even = 2 * v - 1;
  return Math.asin(Math.max(-1, Math.min(1, 0.6 * even + 0.4 * Math.sin((Math.PI / 2) * even))));
}

function quarter(t: number): number {
  return Math.PI * (t - 0.5);
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector));
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
