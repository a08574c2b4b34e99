import '#client/common-chunk.ts';
import { propertiesOf } from '#client/browser/properties-of.ts';
import { drawLive } from '#client/motion/draw-live.ts';
import {
  braidInks,
  breathe,
  inkShareAt,
  noteBraid,
  printAt,
} from '#shared/drawing/breathing-braid.ts';
import { colorAt } from '#shared/drawing/gradient.ts';

/** Number of line widths, the widest in front. */
const WEIGHTS = 5;
const STEP = 8;
const { width, height, seconds, start } = noteBraid;
const places = Array.from({ length: width / STEP + 1 }, (_, at) => at * STEP);

export function drawNoteBraid(box: HTMLElement, giveUp: () => void): () => void {
  const ink = propertiesOf(box);
  const iris = [
    [0, ink('--color-positive')],
    [0.48, ink('--color-accent')],
    [1, ink('--color-error')],
  ] as const;
  const inks = braidInks(iris, ink('--color-live'));

  return drawLive(box, { start, width, height, draw }, giveUp);

  function draw(context: CanvasRenderingContext2D, round: number, elapsed: number, share: number) {
    const seen = places.slice(0, places.length * share);
    for (const [weight, path] of pathsOf(round, seen).entries()) {
      context.strokeStyle = printOf(context, weight);
      context.lineWidth = 2 * printAt(width, facingOf(weight)).half;
      context.stroke(path);
    }
    return round + elapsed / seconds;
  }

  /** Gradient of colour and opacity for one line width. */
  function printOf(context: CanvasRenderingContext2D, weight: number) {
    const print = context.createLinearGradient(0, 0, width, 0);
    for (let stop = 0; stop <= 16; stop += 1) {
      const x = (width * stop) / 16;
      const [red, green, blue] = colorAt(inks, inkShareAt(x));
      const { strength } = printAt(x, facingOf(weight));
      print.addColorStop(stop / 16, `rgb(${red} ${green} ${blue} / ${strength})`);
    }
    return print;
  }
}

/** The lines at a moment, by width. */
function pathsOf(round: number, seen: number[]): Path2D[] {
  const { heights, facings } = breathe(round, seen);
  const paths = Array.from({ length: WEIGHTS }, () => new Path2D());
  let before = -1;
  heights.forEach((y, index) => {
    const at = index % seen.length;
    const weight = Math.min(WEIGHTS - 1, Math.floor((facings[index] as number) * WEIGHTS));
    const path = paths[weight] as Path2D;
    if (at > 0 && weight !== before) path.moveTo((at - 1) * STEP, heights[index - 1] as number);
    if (at > 0) path.lineTo(at * STEP, y);
    else path.moveTo(0, y);
    before = weight;
  });
  return paths;
}

function facingOf(weight: number): number {
  return (weight + 0.5) / WEIGHTS;
}
