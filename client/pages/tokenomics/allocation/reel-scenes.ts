import { type FineCanvas, fineCanvas } from '#client/motion/fine-canvas.ts';
import { hanging, hangingLines, turnOf } from '#shared/drawing/hanging-lines.ts';
import { clamp, mix, smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { reel } from '#shared/drawing/reel.ts';
import { linePoints } from '#shared/drawing/reel-path.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { besideLines } from './allocation-layout';
import { bend, bendable } from './bend';

/** Shares of the progress: a line only gets shorter before it bends, and the last line starts later. */
const DRAWN_BACK = 0.3;
const STAGGER = 0.35;
/** Share of its bend after which a line turns into a spoke. */
const ARRIVED = 0.95;
/** Rounds the stagger where lines part to either side. */
const ROUND = 0.12;
/** Room above the list for the lines beside it, px. */
const RISE = 64;
/** Line width, px; also in the style sheet. Every kind of antialiasing can show quarters of a pixel. */
const LINE = 1.5;

/** Draws the hundred lines at a progress from 0 to 1. */
export interface ReelScene {
  canvas: FineCanvas;
  draw(share: number): void;
}

/** A canvas between the list and the right edge of the page, or above the list. */
export function reelOf(chart: HTMLElement, drawing: SVGSVGElement): ReelScene | undefined {
  const beside = drawing.querySelector('.allocation-reel__lines') as SVGPathElement;
  const isBeside = getComputedStyle(beside).display !== 'none';
  const box = drawing.getBoundingClientRect();
  const unit = box.width / drawing.viewBox.baseVal.width;
  const outer = chart.getBoundingClientRect();
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 - outer.top };
  const left = isBeside ? middle.x + reel.level * unit : 0;
  const top = isBeside ? -RISE : middle.y - hanging.reach * unit;
  const canvas = fineCanvas(chart, {
    left: left - outer.left,
    top,
    width: document.documentElement.clientWidth - left,
    height: isBeside ? chart.offsetHeight + RISE : (hanging.reach - hanging.level) * unit,
  });
  if (!canvas) return undefined;
  const { context } = canvas;
  const width = isBeside ? LINE : hanging.width;
  const inks = [...drawing.querySelectorAll('.allocation-reel__spokes')].map(
    (path) => getComputedStyle(path).stroke,
  );
  // Lines retract from the right edge of the page, or from below the text.
  const end = isBeside
    ? (document.documentElement.clientWidth - middle.x) / unit
    : hanging.reach - 90;
  const spokeLength = reel.outer - reel.inner;
  // The ring closes on its far side. Lines over it arrive first, or lines would cross.
  const table = allocationTable();
  const lines = (isBeside ? besideLines(table) : hangingLines(table)).map((line) => {
    const shape = bendable(linePoints(line));
    const turn = turnOf(line);
    const far = Math.hypot(turn / (TURN / 2), ROUND) - ROUND;
    return {
      ink: inks[line.row] as string,
      shape,
      length: shape.strokes.reduce((sum, { length }) => sum + length, 0) - spokeLength,
      room: end - shape.start[0],
      begin: DRAWN_BACK + STAGGER * far * (turn < 0 ? 0.55 : 1),
    };
  });
  return {
    canvas,
    draw(share) {
      canvas.begin(middle.x - left, middle.y - top, unit);
      if (!isBeside) context.rotate(-TURN / 4);
      for (const { ink, shape, length, room, begin } of lines) {
        const bent = smoothstep(begin, begin + 1 - STAGGER - DRAWN_BACK, share);
        const spoke = clamp((bent - ARRIVED) / (1 - ARRIVED));
        const least = Math.min(length, room);
        const level = (room - least) * clamp((begin - share) / DRAWN_BACK);
        const drawn = mix(least, length, bent ** 2) + level + spoke * spokeLength;
        const spokes = new Path2D();
        context.beginPath();
        context.moveTo(...shape.start);
        bend(shape, bent, drawn, (x, y, stroke) => {
          context.lineTo(x, y);
          if (stroke === shape.strokes.length - 2) spokes.moveTo(x, y);
          else if (stroke === shape.strokes.length - 1) spokes.lineTo(x, y);
        });
        context.strokeStyle = ink;
        context.lineWidth = width;
        context.stroke();
        if (spoke === 0) continue;
        // The last stroke thickens into a spoke.
        context.lineWidth = mix(width, reel.spokeWidth, spoke);
        context.stroke(spokes);
      }
    },
  };
}
