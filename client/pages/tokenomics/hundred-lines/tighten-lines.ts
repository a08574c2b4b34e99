import '#client/common-chunk.ts';
import { type FineCanvas, fineCanvas } from '#client/motion/fine-canvas.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp } from '#shared/drawing/interpolate.ts';
import { bundlesOf, field, step } from './bundles';

/** Tightens the braid while its lines scroll out of view, and loosens it on the way back. */
export function tightenLines(box: HTMLElement): () => void {
  const drawing = box.querySelector('svg') as SVGSVGElement;
  let canvas: FineCanvas | undefined;
  let way = 0;

  function draw() {
    // At the top of the page the still is the same, and its lines may still run in.
    if (window.scrollY <= 0 || box.getAnimations({ subtree: true }).length > 0) return rest();
    canvas ??= prepare();
    if (!canvas) return;
    const unit = box.clientWidth / field.width;
    canvas.begin(0, 0, unit);
    const { context } = canvas;
    // On a phone they are lower.
    context.scale(1, box.clientHeight / field.height / unit);
    for (const lines of bundlesOf(clamp(window.scrollY / way))) {
      context.beginPath();
      for (const line of lines) {
        const [first = 0] = line;
        context.moveTo(0, first);
        context.lineTo(field.straight, first);
        line.slice(1).forEach((height, index) => {
          const from = line[index] ?? 0;
          const x = field.straight + index * step;
          context.quadraticCurveTo(x + step / 2, from, x + step, (from + height) / 2);
        });
      }
      context.stroke();
    }
    // Lines are much faster in one colour than in a gradient.
    context.globalCompositeOperation = 'source-in';
    context.fillRect(0, 0, field.width, field.height);
    context.globalCompositeOperation = 'source-over';
    drawing.style.visibility = 'hidden';
  }

  function prepare() {
    const { left, bottom, width, height } = box.getBoundingClientRect();
    const room = Math.min(width, window.innerWidth - left);
    const fine = fineCanvas(box, { left: 0, top: 0, width: room, height });
    if (!fine) return undefined;
    way = window.scrollY + bottom;
    const { context } = fine;
    const ink = context.createLinearGradient(0, 0, field.width, 0);
    for (const stop of drawing.querySelectorAll('stop'))
      ink.addColorStop(stop.offset.baseVal, getComputedStyle(stop).stopColor);
    context.fillStyle = ink;
    context.lineWidth = Number.parseFloat(getComputedStyle(drawing).strokeWidth);
    return fine;
  }

  function rest() {
    canvas?.remove();
    canvas = undefined;
    drawing.style.visibility = '';
  }

  return scrub(box, { draw, rest }).end;
}
