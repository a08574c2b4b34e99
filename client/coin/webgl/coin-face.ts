import { coinLegend } from '#shared/drawing/coin-legend.ts';
import { markLetter } from '#shared/drawing/mark-letter.ts';
import { site } from '#shared/site.ts';

const SIZE = 1024;
const C = SIZE / 2;
const TURN = 2 * Math.PI;
const letter = markLetter(site.mark);

type Pen = CanvasRenderingContext2D;

/**
 * Draws a face of the coin as a map: red is height, green is colour-shifting ink, blue is frosting.
 * Call it when the display font has loaded.
 */
export function coinFace(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  // A canvas kept in memory is copied to the texture without a read-back from the GPU.
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as Pen;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.translate(C, C);
  // Where two devices cross, the higher one shows.
  pen.globalCompositeOperation = 'lighten';
  drawRings(pen);
  drawGuilloche(pen, 10, 0.072, 0.03, 12, 24);
  drawGuilloche(pen, 6, 0.045, -0.02, 24, 12);
  drawMark(pen);
  const words = coinLegend(90).map((word) => word.toUpperCase());
  drawLegend(pen, `${words.join(' · ')} · `, [...(words[0] ?? '')].length);
  return canvas;
}

function drawRings(pen: Pen): void {
  // Far wider than the rim, so that the edge of the coin finds no step at radius 1.
  ring(pen, 1.07, 0.28, 5, 0);
  for (const radius of [0.858, 0.752, 0.505]) ring(pen, radius, 0.009, 1);
  ring(pen, 0.485, 0.018, 2);
  pen.lineCap = 'round';
  pen.setLineDash([0, (0.893 * C * TURN) / 120]);
  ring(pen, 0.893, 0.037, 4);
  pen.setLineDash([]);
}

/** A ridge with rounded shoulders: each stroke is narrower by `shoulder` pixels and a step higher. */
function ring(pen: Pen, radius: number, width: number, shoulder: number, frost = 255): void {
  pen.beginPath();
  pen.arc(0, 0, radius * C, 0, TURN);
  for (let step = 1; step < 5; step++) {
    pen.lineWidth = width * C - (step - 1) * shoulder;
    pen.strokeStyle = `rgb(${step * 60},0,${frost})`;
    pen.stroke();
  }
}

/** One band of the interlaced line: r = r0 + (a + b cos mθ) sin(nθ + phase). */
function drawGuilloche(pen: Pen, lines: number, a: number, b: number, n: number, m: number): void {
  pen.strokeStyle = 'rgb(150,255,0)';
  pen.lineWidth = 1.8;
  for (let k = 0; k < lines; k++) {
    pen.beginPath();
    for (let i = 0; i <= 720; i++) {
      const angle = (i / 720) * TURN;
      const swing = (a + b * Math.cos(m * angle)) * Math.sin(n * angle + (TURN * k) / lines);
      const r = C * (0.628 + swing);
      pen.lineTo(r * Math.cos(angle), r * Math.sin(angle));
    }
    pen.stroke();
  }
}

/** Ruled lines that swell into the letter, each a rounded ridge. */
function drawMark(pen: Pen): void {
  const pitch = (2 * 0.465) / 25;
  for (let line = -12; line <= 12; line++) {
    const y = line * pitch;
    const end = Math.sqrt(0.462 ** 2 - y * y);
    const edge: { x: number; rise: number }[] = [];
    for (const side of [1, -1]) {
      for (let x = -end; x <= end; x += 0.007) {
        const half = 0.08 + 0.36 * markTone((side * x) / 0.31, -y / 0.29);
        edge.push({ x: side * x, rise: side * pitch * half });
      }
    }
    for (let step = 1; step < 5; step++) {
      pen.beginPath();
      for (const { x, rise } of edge) pen.lineTo(x * C, (y + rise * (1.2 - step * 0.2)) * C);
      pen.fillStyle = `rgb(${step * 60},0,255)`;
      pen.fill();
    }
  }
}

function markTone(x: number, y: number): number {
  const inside = Math.min(letter(x, y), 1 - Math.abs(y));
  const t = Math.min(Math.max(inside * 10 + 0.5, 0), 1);
  return t * t * (3 - 2 * t);
}

/** Sets the legend around the whole circle, its first word centred at the top. */
function drawLegend(pen: Pen, text: string, firstWord: number): void {
  const round = 0.804 * C * TURN;
  pen.font = '600 44px Besley, Georgia, serif';
  pen.textAlign = 'center';
  const fit = Math.min(1, round / (1.04 * pen.measureText(text).width));
  pen.font = `600 ${44 * fit}px Besley, Georgia, serif`;
  const glyphs = [...text];
  const widths = glyphs.map((glyph) => pen.measureText(glyph).width);
  const sum = (to: number) => widths.slice(0, to).reduce((a, b) => a + b, 0);
  const gap = (round - sum(glyphs.length)) / glyphs.length;
  const start = (sum(firstWord) + gap * firstWord) / 2;
  pen.lineWidth = 3;
  pen.strokeStyle = 'rgb(110,0,200)';
  pen.fillStyle = 'rgb(240,0,255)';
  glyphs.forEach((glyph, i) => {
    const along = sum(i) + gap * (i + 0.5) + (widths[i] ?? 0) / 2 - start;
    pen.save();
    pen.rotate(along / (0.804 * C));
    pen.translate(0, -0.804 * C + 15 * fit);
    pen.strokeText(glyph, 0, 0);
    pen.fillText(glyph, 0, 0);
    pen.restore();
  });
}
