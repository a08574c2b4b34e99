import { clamp, mix, TURN } from '#shared/drawing/interpolate.ts';
import type { WindingRoom } from '#shared/drawing/winding.ts';

/** Moments at which printing begins and ends. */
export const printing = { from: 0.82, to: 0.94 } as const;
/** Height of a slot through which the coin is printed, px. */
const SLOT = 6;
/** Length of a slot's needle and slant of all their points, in diameters of the coin. */
const NEEDLE = 0.24;
const SLANT = 0.35;

/** Prints the coin in level slots from the left. */
export function drawCoinPrint(
  context: CanvasRenderingContext2D,
  room: WindingRoom,
  ink: CanvasPattern,
  moment: number,
): void {
  const { x, y, radius } = room;
  if (moment <= printing.from) return;
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, TURN);
  context.clip();
  const front = frontAt(moment);
  context.fillStyle = ink;
  context.beginPath();
  for (let row = SLOT / 2; row < 2 * radius; row += 2 * SLOT) {
    addSlot(context, room, row - radius, front);
    addSlot(context, room, row - radius + SLOT, front - NEEDLE / 2);
  }
  context.fill();
  context.restore();
}

/** An ink that turns into another where the coin is already printed. */
export function inkOnCoin(
  context: CanvasRenderingContext2D,
  { x, y, radius }: WindingRoom,
  [paper, coin]: readonly [string, string],
  moment: number,
): string | CanvasGradient {
  if (moment <= printing.from) return paper;
  if (moment >= printing.to) return coin;
  const at = (front: number) => {
    const aside = (2 * radius * front) / (1 + SLANT ** 2);
    return [x + aside, y - SLANT * aside] as const;
  };
  const front = frontAt(moment);
  const ink = context.createLinearGradient(...at(front - NEEDLE), ...at(front));
  ink.addColorStop(0.4, coin);
  ink.addColorStop(0.6, paper);
  return ink;
}

/** Where the first needles end on the coin's level diameter, in diameters from its middle. */
function frontAt(moment: number): number {
  const cut = clamp((moment - printing.from) / (printing.to - printing.from));
  return mix(-0.54, 0.54 + 1.5 * NEEDLE, cut);
}

function addSlot(
  context: CanvasRenderingContext2D,
  { x, y, radius }: WindingRoom,
  row: number,
  front: number,
): void {
  // As wide as its wider edge: the coin's edge clips the rest.
  const chord = Math.sqrt(radius ** 2 - Math.max(0, Math.abs(row) - SLOT / 2) ** 2);
  const needle = 2 * radius * NEEDLE;
  const point = 2 * radius * front + SLANT * row;
  if (point <= -chord) return;
  // A little higher than its row, or a seam would show.
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
