import '#client/common-chunk.ts';
import { type Bendable, bend, bendable } from '#shared/drawing/bend.ts';
import { reel, reelLines } from '#shared/drawing/reel.ts';
import { linePoints } from '#shared/drawing/reel-path.ts';
import { smoothstep } from '#shared/drawing/smoothstep.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { allocationLayout, MIDDLE } from './allocation-layout';

/** Between these places of the list's top, as shares of the window's height, the lines are wound up. */
const FROM = 0.8;
const TO = 0.1;
/** The last line begins so much later than the first. */
const STAGGER = 0.25;

interface Scene {
  canvas: HTMLCanvasElement;
  context: CanvasRenderingContext2D;
  lines: { row: number; line: Bendable; delay: number }[];
  inks: string[];
}

/** Winds a hundred level lines onto the reel as the list is scrolled into view, and off again on the way back. */
export function unroll(chart: HTMLElement): () => void {
  const drawing = chart.querySelector<SVGElement>('.allocation-reel');
  const lead = drawing?.querySelector('.allocation-reel__lines');
  let scene: Scene | undefined;
  let isInView = false;
  let shown = Number.NaN;

  function update() {
    const hasRoom = lead && getComputedStyle(lead).display !== 'none';
    const { top } = chart.getBoundingClientRect();
    const share = clamp((FROM - top / window.innerHeight) / (FROM - TO));
    if (!drawing || !hasRoom || !isInView || share === 1) return rest();
    if (share === shown && scene) return;
    scene ??= sceneOf(chart, drawing);
    if (!scene) return;
    shown = share;
    drawing.toggleAttribute('data-unrolled', true);
    drawing.style.setProperty('--wound', String(share));
    draw(scene, share);
  }

  function rest() {
    scene?.canvas.remove();
    scene = undefined;
    drawing?.removeAttribute('data-unrolled');
  }

  // A canvas of another width is made anew.
  const onResize = () => {
    rest();
    update();
  };
  const view = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  view.observe(chart);
  window.addEventListener('scroll', update, { passive: true });
  window.addEventListener('resize', onResize);
  return () => {
    view.disconnect();
    window.removeEventListener('scroll', update);
    window.removeEventListener('resize', onResize);
    rest();
  };
}

function draw({ canvas, context, lines, inks }: Scene, share: number): void {
  context.clearRect(0, 0, canvas.width, canvas.height);
  const scale = Number(canvas.dataset.scale);
  context.setTransform(scale, 0, 0, scale, -reel.level * scale, MIDDLE * scale);
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
    // The end of a line becomes a spoke as it arrives.
    context.lineWidth = 1.3 + (reel.spokeWidth - 1.3) * clamp((share - 0.55) / 0.45);
    context.stroke(spokes);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
}

/** How far a line is bent: slowly at first and at last, as a thread that is drawn in. */
function wound(share: number, delay: number): number {
  const begin = delay * STAGGER;
  return smoothstep(begin, begin + 1 - STAGGER, share);
}

/** Exactly over the room between the list and the right edge of the page. */
function sceneOf(chart: HTMLElement, drawing: SVGElement): Scene | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const box = drawing.getBoundingClientRect();
  const unit = box.width / (drawing as SVGSVGElement).viewBox.baseVal.width;
  const left = box.left + box.width / 2 + reel.level * unit;
  const width = document.documentElement.clientWidth - left;
  const height = chart.offsetHeight;
  const density = Math.min(2, window.devicePixelRatio);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.dataset.scale = String(unit * density);
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'absolute',
    insetBlockStart: '0',
    left: `${left - chart.getBoundingClientRect().left}px`,
    width: `${width}px`,
    height: `${height}px`,
    maxWidth: 'none',
    pointerEvents: 'none',
  });
  chart.append(canvas);
  const rows = allocationLayout(allocationTable());
  const lines = reelLines(rows).map((line, index, all) => ({
    row: line.row,
    line: bendable(linePoints(line)),
    delay: index / all.length,
  }));
  const inks = [...drawing.querySelectorAll('.allocation-reel__spokes')].map(
    (path) => getComputedStyle(path).stroke,
  );
  return { canvas, context, lines, inks };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
