import { TURN } from '#shared/drawing/interpolate.ts';
import { onCurve } from '#shared/drawing/reel-path.ts';
import { engraved } from '../../drawing/burin';
import { beside, linePath, normalAt, type Point } from '../../drawing/svg-path';
import { brass, disc, milled, type Plane, placeAt, type Stand } from '../../drawing/turned';

/** The bent arm that carries the tube. */
export function limb(axis: Stand, joint: Point, pitch: number) {
  const middle = (t: number): Point => {
    const [x, y] = onCurve([[20, 372], [196, 392], [196, 40], joint], t);
    return placeAt(axis, x, y);
  };
  const half = (t: number) => 19 + 10 * Math.sin(Math.PI * t) ** 2;
  const at = (t: number, v: number) => beside(middle, t, half(t) * (1 - 2 * v));
  const light = (t: number, v: number) => {
    const [nx, ny] = normalAt(middle, t);
    const turn = (1 - 2 * v) * 1.25;
    return brass([nx * Math.sin(turn), -ny * Math.sin(turn), Math.cos(turn)]);
  };
  const edge = (v: number) => Array.from({ length: 49 }, (_, index) => at(index / 48, v));
  return {
    outline: linePath([...edge(0), ...edge(1).reverse()], true),
    strokes: engraved({ at, light }, Math.round(54 / pitch), 48),
  };
}

/** A milled head seen from the front: teeth, turned rings and the end of the axle. */
export function knob(place: Plane, radius: number, pitch: number) {
  const teeth = Math.round((TURN * radius) / (0.8 * pitch));
  return [
    milled(place, [0.84 * radius, radius], teeth),
    disc(place, [radius * 0.3, radius * 0.82], 0.8 * pitch),
    disc(place, [0, radius * 0.26], 0.7 * pitch),
  ];
}

/** A hollow mirror in its ring, turned towards the window. */
export function mirror(axis: Stand, pitch: number) {
  const [x, y] = placeAt(axis, 0, -196);
  const [cos, sin] = [Math.cos(-0.5), Math.sin(-0.5)];
  const leaning = (lift: number) => (across: number, depth: number) => {
    const flat = 0.46 * depth + lift;
    return [x + across * cos - flat * sin, y + across * sin + flat * cos] as const;
  };
  return [
    disc(leaning(7), [45, 51], 3),
    disc(leaning(0), [45, 51], 3),
    disc(leaning(0), [2, 43], 0.85 * pitch),
  ];
}
