import { clamp } from '#shared/drawing/interpolate.ts';
import { type Drawing, short } from './allocation-measures';

export interface LabelGeometry {
  /** On which side of the ring: −1 left, 1 right. */
  side: -1 | 1;
  /** Height of the ruled line. */
  y: number;
  /** Lines of the name, the last of which stands on the ruled line. */
  name: string[];
  valueX: number;
  valueY: number;
  dot: { x: number; y: number };
  /** Dot to elbow to the drawing's edge. */
  leader: string;
}

export const nameLift = 10;
export const nameLeading = 1.15;

/** Spreads the labels over both sides so that none meets another, and leads each to its slice. */
export function placeLabels(
  names: readonly string[],
  angles: readonly number[],
  drawing: Drawing,
): LabelGeometry[] {
  const labels = names.map((name, index) => measure(name, angles[index] ?? 0, drawing));
  for (const side of [-1, 1]) {
    const column = labels.filter((label) => label.side === side).sort((a, b) => a.want - b.want);
    spread(column, drawing.height / 2);
    for (const pushed of [
      column.filter((label) => label.y > label.want + 1).reverse(),
      column.filter((label) => label.y < label.want - 1),
    ]) {
      if (!pushed.some((label) => crossesRing(label, drawing))) continue;
      pushed.forEach((label, rank) => {
        label.orbit = drawing.outer + dotDistance + orbitStep * Math.min(rank, 4);
      });
    }
  }
  return labels.map((label) => finish(label, drawing));
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

function measure(text: string, angle: number, drawing: Drawing): Label {
  const name = wrap(text, drawing.nameRoom / drawing.nameSize);
  const want = -Math.cos(angle) * (drawing.outer + drawing.reach);
  const nameHeight = nameLift + name.length * drawing.nameSize * nameLeading;
  const isBeside = drawing.valueEnd !== undefined;
  return {
    name,
    angle,
    side: Math.sin(angle) < 0 ? -1 : 1,
    want,
    y: want,
    above: isBeside ? Math.max(nameHeight, nameLift + drawing.valueSize) : nameHeight,
    below: isBeside ? labelGap : labelGap + drawing.valueSize,
  };
}

function wrap(text: string, ems: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line && estimateEms(`${line} ${word}`) <= ems) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
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

function finish(label: Label, drawing: Drawing): LabelGeometry {
  const { side, y, name, orbit } = label;
  const dot = dotOf(label, drawing);
  const elbow = elbowOf(label, drawing);
  // Down on the right and up on the left is clockwise.
  const sweep = y > dot.y === side > 0 ? 1 : 0;
  const bend = orbit ? `A${short(orbit)} ${short(orbit)} 0 0 ${sweep} ` : 'L';
  const edge = (side * drawing.width) / 2;
  return {
    side,
    y,
    name,
    dot,
    valueX: edge - side * (drawing.valueEnd ?? 0),
    valueY: drawing.valueEnd === undefined ? y + drawing.valueSize : y - nameLift,
    leader: `M${short(dot.x)} ${short(dot.y)}${bend}${short(elbow.x)} ${short(y)}H${short(edge)}`,
  };
}

function dotOf({ angle, orbit }: Label, drawing: Drawing) {
  const radius = orbit ?? drawing.outer + dotDistance;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

function elbowOf({ angle, side, y, orbit }: Label, drawing: Drawing) {
  const circle = (radius: number) => Math.sqrt(Math.max(0, radius ** 2 - y ** 2));
  if (orbit) return { x: side * circle(orbit), y };
  const radial = Math.abs(Math.sin(angle)) * (drawing.outer + drawing.reach);
  return { x: side * Math.max(radial, circle(drawing.outer + dotDistance + 4)), y };
}

function crossesRing(label: Label, drawing: Drawing): boolean {
  const dot = dotOf(label, drawing);
  const elbow = elbowOf(label, drawing);
  const [dx, dy] = [elbow.x - dot.x, elbow.y - dot.y];
  const share = -(dot.x * dx + dot.y * dy) / (dx ** 2 + dy ** 2 || 1);
  const nearest = clamp(share);
  return Math.hypot(dot.x + nearest * dx, dot.y + nearest * dy) < drawing.outer + 5;
}
