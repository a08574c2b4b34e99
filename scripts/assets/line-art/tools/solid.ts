import { engraved } from '../../drawing/burin';
import type { Point } from '../../drawing/svg-path';
import { disc, type Face, flat, lit, type Part, type Stand, tilt } from '../../drawing/turned';

interface Block {
  /** The middle of its base. */
  along?: number;
  up?: number;
  away?: number;
  /** Half width, half depth, and height, px. */
  front: number;
  depth: number;
  height: number;
}

/** An object with its front turned left by an angle, radians, so that its right side shows. */
export function standing(x: number, y: number, turn: number, pitch: number) {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return { place, upright, block };

  /** Projects a place of the object: along its front, up, and into depth. */
  function place(along: number, up: number, away: number): Point {
    return [x + along * cos + away * sin, y - up - tilt * (away * cos - along * sin)];
  }

  /** An upright axis for turned parts. */
  function upright(along: number, up: number, away = 0): Stand {
    const [footX, footY] = place(along, up, away);
    return { x: footX, y: footY, lean: 0 };
  }

  /** The right side, the front and the top of a block. */
  function block({ along = 0, up = 0, away = 0, front, depth, height }: Block): Part[] {
    const at = (right: number, above: number, back: number) =>
      place(along + right * front, up + above * height, away + back * depth);
    const levels = Math.round(height / pitch);
    const side: Face = (t, v) => at(1, v, 2 * t - 1);
    const face: Face = (t, v) => at(2 * t - 1, v, -1);
    const top: Face = (t, v) => at(2 * t - 1, 1, 2 * v - 1);
    return [
      flat(side, (t) => 0.1 + 0.12 * t, levels),
      flat(face, (t) => 0.74 - 0.36 * t, levels),
      flat(top, (t) => 0.94 - 0.1 * t, Math.round((0.4 * depth) / pitch)),
    ];
  }
}

/** A ball, cut in rings. */
export function ball([x, y]: Point, radius: number, pitch: number): Part {
  const normal = (t: number, v: number) => {
    const [up, turn] = [(v - 0.5) * 0.96 * Math.PI, Math.PI * (t - 0.5)];
    return [Math.cos(up) * Math.sin(turn), Math.sin(up), Math.cos(up) * Math.cos(turn)] as const;
  };
  const at = (t: number, v: number): Point => {
    const [across, up, near] = normal(t, v);
    return [x + radius * across, y - radius * (0.99 * up - 0.14 * near)];
  };
  const light = (t: number, v: number) => lit(normal(t, v));
  return {
    outline: disc((across, up) => [x + across, y + up], [0, radius], radius).outline,
    strokes: engraved({ at, light }, Math.round((2.4 * radius) / pitch), 16),
  };
}
