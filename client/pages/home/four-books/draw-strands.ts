import type { Crossing } from '#shared/drawing/plain-weave.ts';
import type { Strand, Winding } from '#shared/drawing/winding.ts';

/** Room of the strand below, on either side of the one above, px. */
const GAP = 3.6;

/** Draws the strands of each book in its colour, and each over or under the others. */
export function drawStrands(
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

function valueAt(values: Float64Array, index: number): number {
  return values[index] as number;
}
