import '#client/common-chunk.ts';
import { type FineCanvas, fineCanvas } from '#client/motion/fine-canvas.ts';
import { scrub } from '#client/motion/scrub.ts';
import { type Bendable, bend, bendable } from '#shared/drawing/bend.ts';
import { clamp, smoothstep } from '#shared/drawing/interpolate.ts';
import { reel, reelLines } from '#shared/drawing/reel.ts';
import { linePoints } from '#shared/drawing/reel-path.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { allocationLayout, MIDDLE } from './allocation-layout';

/** Positions of the list's top between which the lines wind up, as shares of the viewport's height. */
const FROM = 0.8;
const TO = 0.1;
/** How much later the last line starts than the first. */
const STAGGER = 0.25;

interface Scene {
  canvas: FineCanvas;
  /** CSS px per unit of the drawing. */
  unit: number;
  lines: { row: number; line: Bendable; delay: number }[];
  inks: string[];
}

/** Winds the hundred lines onto the reel as the list scrolls into view, and off again on the way back. */
export function unroll(chart: HTMLElement): () => void {
  const drawing = chart.querySelector<SVGSVGElement>('.allocation-reel');
  const lead = drawing?.querySelector('.allocation-reel__lines');
  if (!drawing || !lead) return () => {};
  let scene: Scene | undefined;
  let shown = Number.NaN;

  const draw = () => {
    const { top } = chart.getBoundingClientRect();
    const share = clamp((FROM - top / window.innerHeight) / (FROM - TO));
    if (share === 1) return rest();
    if (share === shown) return;
    scene ??= sceneOf(chart, drawing, lead);
    if (!scene) return;
    shown = share;
    drawing.toggleAttribute('data-unrolled', true);
    drawing.style.setProperty('--wound', String(share));
    drawLines(scene, share);
  };

  const rest = () => {
    scene?.canvas.remove();
    scene = undefined;
    shown = Number.NaN;
    drawing.removeAttribute('data-unrolled');
  };

  return scrub(chart, { draw, rest }).end;
}

function drawLines({ canvas, unit, lines, inks }: Scene, share: number): void {
  const { context } = canvas;
  canvas.begin(-reel.level * unit, MIDDLE * unit, unit);
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
    context.lineWidth = 1.3;
    context.stroke();
    // The end of a line becomes a spoke.
    context.lineWidth = 1.3 + (reel.spokeWidth - 1.3) * clamp((share - 0.55) / 0.45);
    context.stroke(spokes);
  }
}

/** How far a line is bent: slow at the start and the end, like a thread that is drawn in. */
function wound(share: number, delay: number): number {
  const begin = delay * STAGGER;
  return smoothstep(begin, begin + 1 - STAGGER, share);
}

/** The area between the list and the right edge of the page; missing on narrow screens. */
function sceneOf(chart: HTMLElement, drawing: SVGSVGElement, lead: Element): Scene | undefined {
  if (getComputedStyle(lead).display === 'none') return undefined;
  const box = drawing.getBoundingClientRect();
  const unit = box.width / drawing.viewBox.baseVal.width;
  const left = box.left + box.width / 2 + reel.level * unit;
  const canvas = fineCanvas(chart, {
    left: left - chart.getBoundingClientRect().left,
    top: 0,
    width: document.documentElement.clientWidth - left,
    height: chart.offsetHeight,
  });
  if (!canvas) return undefined;
  const rows = allocationLayout(allocationTable());
  const lines = reelLines(rows).map((line, index, all) => ({
    row: line.row,
    line: bendable(linePoints(line)),
    delay: index / all.length,
  }));
  const inks = [...drawing.querySelectorAll('.allocation-reel__spokes')].map(
    (path) => getComputedStyle(path).stroke,
  );
  return { canvas, unit, lines, inks };
}
