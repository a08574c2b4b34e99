import { pauseForInput } from '#client/browser/when-idle.ts';
import { mix, TURN } from '#shared/drawing/interpolate.ts';
import { printCoin } from './coin-print';
import { drawStrands } from './draw-strands';
import { type Winding, type WindingRoom, windingAt } from './winding';

export interface WindingScene {
  context: CanvasRenderingContext2D;
  room: WindingRoom;
  inks: { books: readonly string[]; point: string; ground: string };
  coin?: CanvasPattern | undefined;
}

/** Colours of the coin's field, and of a strand's shadow on it. */
const FIELD = '#3b3219';
const SHADE = '#1a1407';
/** The coin is printed this far behind its field, px, so that no letter lies on paper. */
const BEHIND = 30;

/** Draws the scene at a progress from 0 to 1, in CSS px of its room. */
export function drawWinding(scene: WindingScene, moment: number): void {
  const { context, room, inks, coin } = scene;
  const winding = windingAt(room, moment);
  if (coin) printCoin(context, room, FIELD, moment);
  drawHairs(context, winding, inks);
  drawStrands(context, winding, inks.books);
  drawPoint(context, winding, [inks.ground, inks.point]);
  if (coin) printCoin(context, room, coin, moment, BEHIND);
}

/** Draws the strands onto the coin's image in short tasks, because drawing them in each frame would be slow. */
export async function engrave(
  context: CanvasRenderingContext2D,
  { room, inks }: WindingScene,
): Promise<void> {
  const winding = windingAt(room, 1);
  context.translate(1, 1.3);
  drawStrands(
    context,
    { ...winding, crossings: [] },
    inks.books.map(() => SHADE),
  );
  context.translate(-1, -1.3);
  await pauseForInput();
  // Lighter colours on metal: verdigris and bronze in turn, as on the other coins.
  drawStrands(
    context,
    winding,
    inks.books.map(
      (_, book) => `color-mix(in hsl, ${inks.books[(book % 2) * 2]} 15%, hsl(none 90% 74%))`,
    ),
  );
  drawPoint(context, winding, [FIELD, inks.point]);
}

function drawHairs(
  context: CanvasRenderingContext2D,
  { hairs }: Winding,
  inks: WindingScene['inks'],
): void {
  // At 1 px a browser would draw each piece of a line on its own, with a pale tick where two meet.
  context.lineWidth = 1.01;
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

/** The newest entry in a clear disc. At the end it is the coin's mint mark. */
function drawPoint(
  context: CanvasRenderingContext2D,
  { head: [x, y], sunk, fineness }: Winding,
  [ground, point]: readonly [string, string],
): void {
  const discs = [
    [fineness * mix(9.5, 7, sunk), ground],
    [fineness * mix(5, 4, sunk), point],
  ] as const;
  for (const [radius, ink] of discs) {
    context.fillStyle = ink;
    context.beginPath();
    context.arc(x, y, radius, 0, TURN);
    context.fill();
  }
}
