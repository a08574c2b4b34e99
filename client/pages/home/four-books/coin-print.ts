import { clamp, mix, TURN } from '#shared/drawing/interpolate.ts';
import type { WindingRoom } from './winding';

/** Progress of the scene at which printing starts and ends. */
export const printing = { from: 0.82, to: 0.94 } as const;
/** Height of a printed row, px. */
const SLOT = 6;
/** Length of a row's point, and slant of the front, in diameters of the coin. */
const NEEDLE = 0.24;
const SLANT = 0.35;

/**
 * Prints the coin from left to right in rows that end in points.
 * @param behind distance behind the front, px
 */
export function printCoin(
  context: CanvasRenderingContext2D,
  room: WindingRoom,
  ink: CanvasPattern | string,
  moment: number,
  behind = 0,
): void {
  const { x, y, radius } = room;
  if (moment <= printing.from) return;
  context.save();
  // The picture is round already, and clipping is slow.
  if (typeof ink === 'string') {
    context.beginPath();
    context.arc(x, y, radius, 0, TURN);
    context.clip();
  }
  const front = frontAt(moment) - behind / (2 * radius);
  context.fillStyle = ink;
  context.beginPath();
  for (let row = SLOT / 2; row < 2 * radius; row += 2 * SLOT) {
    addSlot(context, room, row - radius, front);
    addSlot(context, room, row - radius + SLOT, front - NEEDLE / 2);
  }
  context.fill();
  context.restore();
}

/** Position of the front on the horizontal diameter, in diameters from the centre. */
function frontAt(moment: number): number {
  const cut = clamp((moment - printing.from) / (printing.to - printing.from));
  return mix(-0.54, 0.64 + 1.5 * NEEDLE, cut);
}

function addSlot(
  context: CanvasRenderingContext2D,
  { x, y, radius }: WindingRoom,
  row: number,
  front: number,
): void {
  // Width at the row's longer edge; the coin clips the rest.
  const chord = Math.sqrt(radius ** 2 - Math.max(0, Math.abs(row) - SLOT / 2) ** 2);
  const needle = 2 * radius * NEEDLE;
  const point = 2 * radius * front + SLANT * row;
  if (point <= -chord) return;
  // Rows overlap slightly, to hide seams.
  const halfAt = (at: number) => (SLOT / 2 + 0.3) * clamp((point - at) / needle);
  const [left, full, tip] = [-chord, Math.max(-chord, point - needle), point].map((at) =>
    Math.min(chord, at),
  ) as [number, number, number];
  context.moveTo(x + left, y + row - halfAt(left));
  context.lineTo(x + full, y + row - halfAt(full));
  context.lineTo(x + tip, y + row - halfAt(tip));
  context.lineTo(x + tip, y + row + halfAt(tip));
  context.lineTo(x + full, y + row + halfAt(full));
  context.lineTo(x + left, y + row + halfAt(left));
  context.closePath();
}
