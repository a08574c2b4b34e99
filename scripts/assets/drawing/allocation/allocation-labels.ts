import { clamp } from '#shared/drawing/interpolate.ts';
import { wrap } from '../wrap';
import { chart, short } from './allocation-measures';

export interface LabelPlace {
  /** On which side of the ring: −1 left, 1 right. */
  side: -1 | 1;
  /** Height of the ruled line. */
  y: number;
  /** Lines of the name, the last of which stands on the ruled line. */
  name: string[];
  dot: { x: number; y: number };
  /** Dot to elbow to the drawing's edge. */
  leader: string;
}

export const nameLift = 10;
export const nameLeading = 1.15;

/** Spreads the labels over both sides so that none meets another, and leads each to its slice. */
export function placeLabels(names: readonly string[], angles: readonly number[]): LabelPlace[] {
  const labels = names.map((name, index) => measure(name, angles[index] ?? 0));
  for (const side of [-1, 1]) {
    const column = labels.filter((label) => label.side === side).sort((a, b) => a.want - b.want);
    spread(column, chart.height / 2);
    for (const pushed of [
      column.filter((label) => label.y > label.want + 1).reverse(),
      column.filter((label) => label.y < label.want - 1),
    ]) {
      if (!pushed.some((label) => crossesRing(label))) continue;
      pushed.forEach((label, rank) => {
        label.orbit = chart.outer + dotDistance + orbitStep * Math.min(rank, 4);
      });
    }
  }
  return labels.map((label) => finish(label));
}

/** Generous width of a text in the display face, in ems. */
export function estimateEms(text: string): number {
  let ems = 0;
  for (const character of text) {
    if (/[iljftr.,'\s]/.test(character)) ems += 0.42;
    else if (/[MWmw%]/.test(character)) ems += 1.05;
    else if (/[A-Z]/.test(character)) ems += 0.75;
    else ems += 0.6;
  }
  return ems;
}

interface Label {
  name: string[];
  angle: number;
  side: -1 | 1;
  want: number;
  y: number;
  above: number;
  below: number;
  /** Radius of the arc on which a label far from its slice is led round the ring. */
  orbit?: number;
}

const dotDistance = 12;
const orbitStep = 4.5;
const labelGap = 6;

function measure(text: string, angle: number): Label {
  const name = wrap(text, (line) => estimateEms(line) <= chart.nameRoom / chart.nameSize);
  const want = -Math.cos(angle) * (chart.outer + chart.reach);
  const nameHeight = nameLift + name.length * chart.nameSize * nameLeading;
  return {
    name,
    angle,
    side: Math.sin(angle) < 0 ? -1 : 1,
    want,
    y: want,
    above: nameHeight,
    below: labelGap + chart.valueSize,
  };
}

/** Pushes labels down from the top edge, then back up from the bottom edge. */
function spread(column: Label[], bound: number): void {
  let top = -bound;
  for (const label of column) {
    label.y = Math.max(label.y, top + label.above);
    top = label.y + label.below + labelGap;
  }
  let bottom = bound;
  for (const label of column.toReversed()) {
    label.y = Math.min(label.y, bottom - label.below);
    bottom = label.y - label.above - labelGap;
  }
}

function finish(label: Label): LabelPlace {
  const { side, y, name, orbit } = label;
  const dot = dotOf(label);
  const elbow = elbowOf(label);
  // Down on the right and up on the left is clockwise.
  const sweep = y > dot.y === side > 0 ? 1 : 0;
  const bend = orbit ? `A${short(orbit)} ${short(orbit)} 0 0 ${sweep} ` : 'L';
  const edge = (side * chart.width) / 2;
  return {
    side,
    y,
    name,
    dot,
    leader: `M${short(dot.x)} ${short(dot.y)}${bend}${short(elbow.x)} ${short(y)}H${short(edge)}`,
  };
}

function dotOf({ angle, orbit }: Label) {
  const radius = orbit ?? chart.outer + dotDistance;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

function elbowOf({ angle, side, y, orbit }: Label) {
  const circle = (radius: number) => Math.sqrt(Math.max(0, radius ** 2 - y ** 2));
  if (orbit) return { x: side * circle(orbit), y };
  const radial = Math.abs(Math.sin(angle)) * (chart.outer + chart.reach);
  return { x: side * Math.max(radial, circle(chart.outer + dotDistance + 4)), y };
}

function crossesRing(label: Label): boolean {
  const dot = dotOf(label);
  const elbow = elbowOf(label);
  const [dx, dy] = [elbow.x - dot.x, elbow.y - dot.y];
  const share = -(dot.x * dx + dot.y * dy) / (dx ** 2 + dy ** 2 || 1);
  const nearest = clamp(share);
  return Math.hypot(dot.x + nearest * dx, dot.y + nearest * dy) < chart.outer + 5;
}
