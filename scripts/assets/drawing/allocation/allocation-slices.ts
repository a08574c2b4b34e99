import { short } from './allocation-measures';

export interface Ring {
  /** Radii. */
  outer: number;
  inner: number;
  /** Factor on the slices' pitches. */
  pitchScale: number;
}

export interface Slice {
  /** Angles in radians, clockwise from the top, without the gap. */
  from: number;
  to: number;
  outline: string;
  /** An arc that doubles the rim. */
  rim: string;
  /** Concentric arcs, joined where their stroke is the same. */
  lines: { width: number; d: string }[];
}

/** Pitch of the lines in each slice by its place, so that slices differ without their colours. */
export function slicePitch(index: number): number {
  return pitches[index % pitches.length] ?? 5;
}

/** The slices of a ring round 0, 0. */
export function allocationSlices(items: readonly { percent: number }[], ring: Ring): Slice[] {
  const total = items.reduce((sum, item) => sum + item.percent, 0);
  let end = 0;
  return items.map((item, index) => {
    const start = end;
    end += (item.percent / total) * 2 * Math.PI;
    const gap = Math.min(halfGap / ring.outer, (end - start) / 4);
    const [from, to] = [start + gap, end - gap];
    return {
      from,
      to,
      outline: `M${arc(ring.outer, from, to)}L${arc(ring.inner, to, from)}Z`,
      rim: `M${arc(ring.outer + 5, from, to)}`,
      lines: engravedLines(ring, slicePitch(index) * ring.pitchScale, from, to),
    };
  });
}

const pitches = [5, 3.6, 7, 4.4, 9, 6];
/** On the rim, as much to the eye on every ring. */
const halfGap = 0.012 * 244;

function engravedLines({ outer, inner }: Ring, pitch: number, from: number, to: number) {
  const band = outer - inner;
  // The outline is the first and the last line, so the pitch is fitted to land on both.
  const count = Math.round(band / pitch);
  const byWidth = new Map<number, string>();
  for (let index = 1; index < count; index += 1) {
    const swell = Math.sin((Math.PI * index) / count);
    const width = Math.round(pitch * (0.34 + 0.34 * swell) * 10) / 10;
    const radius = inner + (band * index) / count;
    byWidth.set(width, `${byWidth.get(width) ?? ''}M${arc(radius, from, to)}`);
  }
  return Array.from(byWidth, ([width, d]) => ({ width, d }));
}

/** From one angle to the other in pieces, because rounding moves the centre of a wide arc. */
function arc(radius: number, from: number, to: number): string {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 2));
  const sweep = to > from ? 1 : 0;
  let path = at(from, radius);
  for (let piece = 1; piece <= pieces; piece += 1) {
    const angle = from + ((to - from) * piece) / pieces;
    path += `A${short(radius)} ${short(radius)} 0 0 ${sweep} ${at(angle, radius)}`;
  }
  return path;
}

function at(angle: number, radius: number): string {
  return `${short(radius * Math.sin(angle))} ${short(-radius * Math.cos(angle))}`;
}
