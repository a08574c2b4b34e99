import { clamp, TURN } from '#shared/drawing/interpolate.ts';
import type { WindingRoom } from '#shared/drawing/winding.ts';

/** Moments at which printing begins and ends. */
export const printing = { from: 0.82, to: 0.94 } as const;
/** Height of a slot through which the coin is printed, px. */
const SLOT = 6;
/** Distance between two places along a slot, px. */
const STEP = 14;

/** Prints the coin in level slots that open from the left, and more slowly where the ring lies. */
export function drawCoinPrint(
  context: CanvasRenderingContext2D,
  room: WindingRoom,
  coin: CanvasPattern,
  moment: number,
): void {
  const cut = clamp((moment - printing.from) / (printing.to - printing.from));
  if (cut === 0) return;
  const { x, y, radius } = room;
  context.fillStyle = coin;
  context.beginPath();
  if (cut === 1) context.arc(x, y, radius, 0, TURN);
  for (let row = -radius + SLOT / 2; row < radius && cut < 1; row += SLOT) {
    addSlot(context, room, row, cut);
  }
  context.fill();
}

function addSlot(
  context: CanvasRenderingContext2D,
  { x, y, radius }: WindingRoom,
  row: number,
  cut: number,
): void {
  const chord = Math.sqrt(Math.max(0, radius ** 2 - row ** 2));
  const halves: number[] = [];
  const count = Math.max(1, Math.ceil((2 * chord) / STEP));
  const alongAt = (place: number) => chord * ((2 * place) / count - 1);
  for (let place = 0; place <= count; place += 1) {
    const along = alongAt(place);
    const far = Math.hypot(along, row) / radius;
    const front = (along + radius - 0.35 * (row + radius)) / (2 * radius);
    const opened = 3.7 * Math.min(1, (2.1 * cut - front - 0.5 * Math.abs(far - 0.628)) / 0.8);
    if (opened <= 0) break;
    const half = Math.min(SLOT / 2 + 0.3, opened);
    if (place === 0) context.moveTo(x + along, y + row - half);
    else context.lineTo(x + along, y + row - half);
    halves.push(half);
  }
  for (let place = halves.length - 1; place >= 0; place -= 1) {
    context.lineTo(x + alongAt(place), y + row + (halves[place] as number));
  }
  context.closePath();
}
