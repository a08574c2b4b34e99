import { type FineCanvas, fineCanvas } from '#client/motion/fine-canvas.ts';
import { bend, bendable } from '#shared/drawing/bend.ts';
import { fanned } from '#shared/drawing/fan.ts';
import { clamp, smoothstep } from '#shared/drawing/interpolate.ts';
import { reel } from '#shared/drawing/reel.ts';
import { linePoints } from '#shared/drawing/reel-path.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { allocationLines, type Fit, fits } from './allocation-layout';

/** How much later the last line starts than the first. */
const STAGGER = 0.5;
/** Thickness of a line, px; also in the style sheet. All ways of smoothing show its quarters of a pixel alike. */
const LINE = 1.5;

/** The hundred lines, drawn at a share of their way to the ring. */
export interface ReelScene {
  canvas: FineCanvas;
  draw(share: number): void;
}

/** On the area between the list and the right edge of the page. */
export function reelOf(
  chart: HTMLElement,
  drawing: SVGSVGElement,
  fit: Fit,
): ReelScene | undefined {
  const { box, unit, all, inks } = readingsOf(drawing, fit);
  const left = box.left + box.width / 2 + fit.level * unit;
  const width = LINE / fit.unit;
  const canvas = fineCanvas(chart, {
    left: left - chart.getBoundingClientRect().left,
    top: 0,
    width: document.documentElement.clientWidth - left,
    height: chart.offsetHeight,
  });
  if (!canvas) return undefined;
  const { context } = canvas;
  // The lines of the first row come over the top before the last ones come under the bottom, or they would cross.
  const first = all.filter(({ row }) => row === 0).length;
  const lines = all.map((line, index) => ({
    row: line.row,
    line: bendable(linePoints(line)),
    delay: ((index + first) % all.length) / all.length,
  }));
  return {
    canvas,
    draw(share) {
      canvas.begin(-fit.level * unit, (fit.middle / fit.unit) * unit, unit);
      for (const [row, ink] of inks.entries()) {
        const spokes = new Path2D();
        context.beginPath();
        for (const { row: ofLine, line, delay } of lines) {
          if (ofLine !== row) continue;
          const last = line.lengths.length - 1;
          context.moveTo(...(line.start as [number, number]));
          bend(line, wound(share, delay), (x, y, stroke) => {
            if (stroke === last - 1) spokes.moveTo(x, y);
            if (stroke === last) spokes.lineTo(x, y);
            context.lineTo(x, y);
          });
        }
        context.strokeStyle = ink;
        context.lineWidth = width;
        context.stroke();
        // The end of a line becomes a spoke.
        context.lineWidth = width + (reel.spokeWidth - width) * clamp((share - 0.55) / 0.45);
        context.stroke(spokes);
      }
    },
  };
}

/** On the height of the ring above the list, as wide as the page. */
export function fanOf(chart: HTMLElement, drawing: SVGSVGElement): ReelScene | undefined {
  const { box, unit, all, inks } = readingsOf(drawing);
  const outer = chart.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const canvas = fineCanvas(chart, {
    left: -outer.left,
    top: box.top - outer.top,
    width,
    height: box.height,
  });
  if (!canvas) return undefined;
  const { context } = canvas;
  return {
    canvas,
    draw(share) {
      canvas.begin(box.left + box.width / 2, box.height / 2, unit);
      const { ends, spokeWidth } = fanned(all, smoothstep(0, 1, share), outer.width / unit);
      context.lineWidth = spokeWidth;
      for (const [row, ink] of inks.entries()) {
        context.strokeStyle = ink;
        context.beginPath();
        for (const [index, [from, to]] of ends.entries()) {
          if (all[index]?.row !== row) continue;
          context.moveTo(...from);
          context.lineTo(...to);
        }
        context.stroke();
      }
    },
  };
}

/** The size in which the lines are shown beside the list, if they are. */
export function fitOf(drawing: SVGSVGElement): Fit | undefined {
  return fits.find(({ id }) => {
    const lines = drawing.querySelector(`[data-fit="${id}"]`);
    return lines && getComputedStyle(lines).display !== 'none';
  });
}

/** The drawing's place and CSS px per unit, its lines, and the ink of each row. */
function readingsOf(drawing: SVGSVGElement, fit: Fit = fits[0]) {
  const box = drawing.getBoundingClientRect();
  return {
    box,
    unit: box.width / drawing.viewBox.baseVal.width,
    all: allocationLines(allocationTable(), fit),
    inks: [...drawing.querySelectorAll('.allocation-reel__spokes')].map(
      (path) => getComputedStyle(path).stroke,
    ),
  };
}

/** How far a line is bent: slow at the end and slower at the start, when the ring is still below the window. */
function wound(share: number, delay: number): number {
  const begin = delay * STAGGER;
  return smoothstep(begin, begin + 1 - STAGGER, share) ** 1.6;
}
