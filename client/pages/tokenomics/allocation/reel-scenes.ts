import { type FineCanvas, fineCanvas } from '#client/motion/fine-canvas.ts';
import { bend, bendable } from '#shared/drawing/bend.ts';
import { hanging, hangingLines, turnOf } from '#shared/drawing/hanging-lines.ts';
import { clamp, mix, smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { reel } from '#shared/drawing/reel.ts';
import { linePoints } from '#shared/drawing/reel-path.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { allocationLines, type Fit, fits } from './allocation-layout';

/** How much later the last line starts than the first. */
const STAGGER = 0.5;
/** Level lines go on past their end by so many px, until they are bent by this share. */
const TAIL = 1500;
const PULLED = 0.2;
/** How much shorter the last line is while it is half bent, times four. */
const SHORTER = 0.9;
/** Thickness of a line, px; also in the style sheet. All ways of smoothing show its quarters of a pixel alike. */
const LINE = 1.5;

/** The hundred lines, drawn at a share of their way to the ring. */
export interface ReelScene {
  canvas: FineCanvas;
  draw(share: number): void;
}

/** On the area between the list and the right edge of the page, or above the list. */
export function reelOf(chart: HTMLElement, drawing: SVGSVGElement): ReelScene | undefined {
  const fit = fitOf(drawing);
  const box = drawing.getBoundingClientRect();
  const unit = box.width / drawing.viewBox.baseVal.width;
  const outer = chart.getBoundingClientRect();
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 - outer.top };
  const left = fit ? middle.x + fit.level * unit : 0;
  const top = fit ? 0 : middle.y - hanging.reach * unit;
  const canvas = fineCanvas(chart, {
    left: left - outer.left,
    top,
    width: document.documentElement.clientWidth - left,
    height: fit ? chart.offsetHeight : (hanging.reach - hanging.level) * unit,
  });
  if (!canvas) return undefined;
  const { context } = canvas;
  const width = fit ? LINE / fit.unit : hanging.width;
  const inks = [...drawing.querySelectorAll('.allocation-reel__spokes')].map(
    (path) => getComputedStyle(path).stroke,
  );
  const table = allocationTable();
  const all = fit ? allocationLines(table, fit) : hangingLines(table);
  // The ring closes on its far side. Lines that go over it arrive first, or they would cross the others.
  const lines = all.map((line) => ({
    row: line.row,
    line: bendable([...linePoints(line), [0, 0]]),
    delay: ((turnOf(line) < 0 ? -0.55 : 1) * turnOf(line)) / (TURN / 2),
  }));
  return {
    canvas,
    draw(share) {
      canvas.begin(middle.x - left, middle.y - top, unit);
      if (!fit) context.rotate(-TURN / 4);
      for (const [row, ink] of inks.entries()) {
        const spokes = new Path2D();
        context.beginPath();
        for (const { row: ofLine, line, delay } of lines) {
          if (ofLine !== row) continue;
          const last = line.lengths.length - 1;
          const begin = delay * STAGGER;
          const bent = smoothstep(begin, begin + 1 - STAGGER, share);
          line.lengths[last] = TAIL * clamp(1 - bent / PULLED) ** 2;
          const [startX, startY] = line.start;
          // The last would cross the first, and leave the page.
          const size = 1 - SHORTER * delay * bent * (1 - bent);
          context.moveTo(startX, startY);
          bend(line, bent, (farX, farY, stroke) => {
            const [x, y] = [mix(startX, farX, size), mix(startY, farY, size)];
            if (stroke === last - 2) spokes.moveTo(x, y);
            if (stroke === last - 1) spokes.lineTo(x, y);
            context.lineTo(x, y);
          });
        }
        context.strokeStyle = ink;
        context.lineWidth = width;
        context.stroke();
        // The end of a line becomes a spoke.
        context.lineWidth = mix(width, reel.spokeWidth, clamp((share - 0.55) / 0.45));
        if (share > 0.55) context.stroke(spokes);
      }
      if (!fit) runOut(share);
    },
  };

  /** Lines that are still straight go on above the drawing: their ink runs out, clear of the text. */
  function runOut(share: number) {
    const end = hanging.reach - 50;
    const fade = context.createLinearGradient(end - 120 * Math.min(1, 3 - 3 * share), 0, end, 0);
    fade.addColorStop(0, 'transparent');
    fade.addColorStop(1, 'black');
    context.globalCompositeOperation = 'destination-out';
    context.fillStyle = fade;
    context.fillRect(0, -outer.width / unit, hanging.reach, (2 * outer.width) / unit);
    context.globalCompositeOperation = 'source-over';
  }
}

/** The size in which the lines are shown beside the list, if they are. */
function fitOf(drawing: SVGSVGElement): Fit | undefined {
  return fits.find(({ id }) => {
    const lines = drawing.querySelector(`[data-fit="${id}"]`);
    return lines && getComputedStyle(lines).display !== 'none';
  });
}
