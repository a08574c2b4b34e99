import {
  type Crossing,
  ruledLines,
  type Strand,
  type Winding,
  type WindingRoom,
  windingAt,
} from '#shared/drawing/winding.ts';
import { drawCoinPrint } from './coin-print';

/** Colours of the scene, as the style sheet has them. */
interface WindingInks {
  books: readonly string[];
  rule: string;
  point: string;
  ground: string;
}

export interface WindingScene {
  context: CanvasRenderingContext2D;
  room: WindingRoom;
  inks: WindingInks;
  /** The coin as a picture, once it has arrived. */
  coin?: CanvasPattern | undefined;
}

/** Room of the strand below, on either side of the one above, px. */
const GAP = 3.6;
const T = 2 * Math.PI;
/** On the coin, lines are of its brightest metal. */
const COIN_LINE = '#f4ebc6';
const COIN_FIELD = '#574927';
/** Circles of the coin that is not printed yet, in its radius. */
const circles = [1, 0.93, 0.858, 0.752, 0.505];

/** Draws the scene at a moment between 0 and 1, in CSS px of its room. */
export function drawWinding(scene: WindingScene, moment: number): void {
  const { context, room, inks, coin } = scene;
  const winding = windingAt(room, moment);
  context.globalCompositeOperation = 'source-over';
  drawHairs(context, winding, inks);
  const colors = inks.books.map((ink) => mixed(ink, COIN_LINE, winding.sunk));
  drawStrands(context, winding, colors);
  drawPoint(context, winding, inks);
  // What lies below is drawn last, so that the gaps of the weave show it.
  context.globalCompositeOperation = 'destination-over';
  if (coin) drawCoinPrint(context, room, coin, moment);
  drawUnprinted(context, room, inks.rule);
}

function drawHairs(context: CanvasRenderingContext2D, { hairs }: Winding, inks: WindingInks): void {
  context.lineWidth = 1;
  for (const [book, ink] of inks.books.entries()) {
    context.strokeStyle = ink;
    context.beginPath();
    for (const { book: of, points } of hairs) {
      if (of !== book) continue;
      for (let at = 0; at < points.length; at += 2) {
        const [x, y] = [points[at] as number, points[at + 1] as number];
        if (at === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
    }
    context.stroke();
  }
}

function drawStrands(
  context: CanvasRenderingContext2D,
  { strands, crossings }: Winding,
  colors: readonly string[],
): void {
  const fill = (paths: readonly Path2D[]) => {
    for (const [book, path] of paths.entries()) {
      context.fillStyle = colors[book] ?? '';
      context.fill(path);
    }
  };
  const ribbons = colors.map(() => new Path2D());
  for (const strand of strands) addRibbon(ribbons[strand.book] as Path2D, strand);
  fill(ribbons);
  const gaps = new Path2D();
  const bridges = colors.map(() => new Path2D());
  for (const crossing of crossings) {
    const strand = strands[crossing.over] as Strand;
    addBridge(gaps, bridges[strand.book] as Path2D, strand, crossing);
  }
  context.globalCompositeOperation = 'destination-out';
  context.lineWidth = 5;
  context.stroke(gaps);
  context.globalCompositeOperation = 'source-over';
  fill(bridges);
}

/** Along one side of the line, and back along the other. */
function addRibbon(path: Path2D, { x, y, half }: Strand): void {
  const last = x.length - 1;
  for (let side = 1; side >= -1; side -= 2) {
    for (let step = 0; step <= last; step += 1) {
      const at = side > 0 ? step : last - step;
      const [before, after] = [Math.max(0, at - 1), Math.min(last, at + 1)];
      const [dx, dy] = [
        valueAt(x, after) - valueAt(x, before),
        valueAt(y, after) - valueAt(y, before),
      ];
      const aside = (side * valueAt(half, at)) / (Math.hypot(dx, dy) || 1);
      const [px, py] = [valueAt(x, at) - dy * aside, valueAt(y, at) + dx * aside];
      if (side > 0 && step === 0) path.moveTo(px, py);
      else path.lineTo(px, py);
    }
  }
  path.closePath();
}

function addBridge(gaps: Path2D, bridge: Path2D, strand: Strand, { place }: Crossing): void {
  const { x, y, half } = strand;
  const at = Math.min(Math.floor(place), x.length - 2);
  const share = place - at;
  const [dx, dy] = [valueAt(x, at + 1) - valueAt(x, at), valueAt(y, at + 1) - valueAt(y, at)];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const [px, py] = [valueAt(x, at) + share * dx, valueAt(y, at) + share * dy];
  const wide = valueAt(half, at) + share * (valueAt(half, at + 1) - valueAt(half, at));
  gaps.moveTo(px - ux * GAP, py - uy * GAP);
  gaps.lineTo(px + ux * GAP, py + uy * GAP);
  const [ax, ay] = [ux * (GAP + 0.6), uy * (GAP + 0.6)];
  const [nx, ny] = [-uy * wide, ux * wide];
  bridge.moveTo(px - ax + nx, py - ay + ny);
  bridge.lineTo(px + ax + nx, py + ay + ny);
  bridge.lineTo(px + ax - nx, py + ay - ny);
  bridge.lineTo(px - ax - nx, py - ay - ny);
  bridge.closePath();
}

/** The newest entry, in a disc of the ground so that no line touches it; at last the coin's mint mark. */
function drawPoint(
  context: CanvasRenderingContext2D,
  { head: [x, y], sunk }: Winding,
  { point, ground }: WindingInks,
): void {
  const discs = [
    [mix(9.5, 7, sunk), mixed(ground, COIN_FIELD, sunk)],
    [mix(5, 4, sunk), point],
  ] as const;
  for (const [radius, ink] of discs) {
    context.fillStyle = ink;
    context.beginPath();
    context.arc(x, y, radius, 0, T);
    context.fill();
  }
}

/** What was written stays in its book, as pale as the circles of a coin that is not printed yet. */
function drawUnprinted(
  context: CanvasRenderingContext2D,
  { x, y, radius, books, width }: WindingRoom,
  rule: string,
): void {
  context.strokeStyle = rule;
  context.lineWidth = 1;
  context.beginPath();
  for (const share of circles) {
    context.moveTo(x + share * radius, y);
    context.arc(x, y, share * radius, 0, T);
  }
  for (const middle of books) {
    for (const line of ruledLines(middle)) {
      context.moveTo(0, line);
      context.lineTo(0.31 * width, line);
    }
  }
  context.stroke();
}

function mixed(from: string, to: string, share: number): string {
  return share === 0 ? from : `color-mix(in oklab, ${from}, ${to} ${Math.round(100 * share)}%)`;
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function valueAt(values: Float64Array, index: number): number {
  return values[index] as number;
}
