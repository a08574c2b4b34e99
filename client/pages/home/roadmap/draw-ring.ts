import { TURN } from '#shared/drawing/interpolate.ts';
import { engravedAt, type SealRing, sealRadius } from '#shared/drawing/seal.ts';

/** Parts of a ring, each of one colour and width. */
const SECTORS = 40;
/** Straight strokes to a sector: finer ones would not be seen. */
const STROKES = 9;
const STEP = TURN / SECTORS / STROKES;

/** A ring round 0, 0, engraved as far as the front has come; the first of two inks is for what is ruled. */
export function drawRing(
  context: CanvasRenderingContext2D,
  R: number,
  ring: SealRing,
  front: number,
  ramp: number,
  [ruled, engraved]: readonly [string, string],
  weight: number,
): void {
  const alpha = context.globalAlpha;
  const { sines, cosines, woven, flat } = tableOf(ring);
  for (let sector = 0; sector < SECTORS; sector += 1) {
    const first = sector * STROKES;
    const depth = engravedAt((first + STROKES / 2) * STEP, front, ramp);
    const depths = Array.from({ length: STROKES + 1 }, (_, stroke) =>
      engravedAt((first + stroke) * STEP, front, ramp),
    );
    context.beginPath();
    for (let k = 0; k < ring.K; k += 1) {
      const rule = flat[k] ?? 0;
      for (let stroke = 0; stroke <= STROKES; stroke += 1) {
        const at = first + stroke;
        const r = R * (rule + ((woven[k]?.[at] ?? 0) - rule) * (depths[stroke] ?? 0));
        const [x, y] = [r * (sines[at] ?? 0), -r * (cosines[at] ?? 0)];
        if (stroke === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
    }
    context.lineWidth = (R / 84) * weight * (0.9 + 0.15 * depth);
    for (const [ink, share] of [
      [ruled, 1 - depth],
      [engraved, depth],
    ] as const) {
      if (share === 0) continue;
      context.globalAlpha = alpha * share;
      context.strokeStyle = ink;
      context.stroke();
    }
  }
  context.globalAlpha = alpha;
}

interface RingTable {
  sines: Float64Array;
  cosines: Float64Array;
  /** Of each curve: its radius where it is ruled, and at each angle where it is engraved. */
  flat: number[];
  woven: Float64Array[];
}

const tables = new Map<SealRing, RingTable>();

/** What is the same in every frame. */
function tableOf(ring: SealRing): RingTable {
  const known = tables.get(ring);
  if (known) return known;
  const angles = Float64Array.from({ length: SECTORS * STROKES + 1 }, (_, at) => at * STEP);
  const curves = Array.from({ length: ring.K }, (_, k) => k);
  const table = {
    sines: angles.map(Math.sin),
    cosines: angles.map(Math.cos),
    flat: curves.map((k) => sealRadius(ring, k, 0, 0)),
    woven: curves.map((k) => angles.map((angle) => sealRadius(ring, k, angle, 1))),
  };
  tables.set(ring, table);
  return table;
}
