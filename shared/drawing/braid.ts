import { smoothstep, TURN } from './interpolate';

/** The height of a line at x, px. */
export type Line = (x: number) => number;

export interface Braid {
  /** Middle of the braid, px. */
  middle: number;
  /** Half its mean height, px. */
  reach: number;
  /** Length of one wave, px. */
  wave: number;
}

/**
 * One line of a braid.
 * @param turn its phase, as a share of a wave
 */
export function braidLine({ middle, reach, wave }: Braid, turn: number): Line {
  const phase = TURN * turn;
  return (x) => {
    const angle = (TURN * x) / wave;
    const envelope = reach * (1 + 0.2 * Math.cos(angle / 2 + 1.2));
    return (
      middle + envelope * Math.sin(angle + phase) * (0.9 + 0.1 * Math.cos(2 * angle + 2 * phase))
    );
  };
}

/** Blends from one line to another between two places. */
export function joining(before: Line, after: Line, from: number, to: number): Line {
  return (x) => {
    const share = smoothstep(from, to, x);
    return (1 - share) * before(x) + share * after(x);
  };
}

/** Path data: cubic curves of about this length with exact tangents. */
export function linePath(line: Line, from: number, to: number, length: number): string {
  const count = Math.ceil((to - from) / length);
  const step = (to - from) / count;
  const handle = (x: number, side: number) =>
    point(
      x + (side * step) / 3,
      line(x) + (side * (line(x + 0.01) - line(x - 0.01)) * step) / 0.06,
    );
  let path = `M${point(from, line(from))}`;
  for (let index = 1; index <= count; index += 1) {
    const x = from + index * step;
    path += `${index === 1 ? `C${handle(from, 1)} ` : 'S'}${handle(x, -1)} ${point(x, line(x))}`;
  }
  return path;
}

function point(x: number, y: number): string {
  return `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`;
}
