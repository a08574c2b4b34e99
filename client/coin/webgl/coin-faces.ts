import { pauseForInput } from '#client/browser/when-idle.ts';
import { mark } from '#shared/brand/mark.ts';
import { coinLegend } from '#shared/content/coin-legend.ts';
import { smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { markLetter } from '#shared/drawing/mark-letter.ts';
import {
  coinRings,
  innerRing,
  outerRing,
  type SealRing,
  sealRadius,
} from '#shared/drawing/seal.ts';
import { withoutEmoji } from '#shared/drawing/without-emoji.ts';
import { site } from '#shared/site.ts';

const SIZE = 1024;
const C = SIZE / 2;

const letter = markLetter(mark);

type Pen = CanvasRenderingContext2D;

/**
 * Draws both faces of the coin side by side as a map: red is height, green is colour-shifting ink, blue is
 * frosting. Call it when the display font has loaded.
 */
export async function coinFaces(): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = 2 * SIZE;
  canvas.height = SIZE;
  // A canvas kept in memory is copied to the texture without a read-back from the GPU.
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as Pen;
  pen.fillRect(0, 0, 2 * SIZE, SIZE);
  for (const [place, draw] of [drawObverse, drawReverse].entries()) {
    pen.save();
    pen.beginPath();
    pen.rect(place * SIZE, 0, SIZE, SIZE);
    pen.clip();
    pen.translate(place * SIZE + C, C);
    // Where two devices cross, the higher one shows.
    pen.globalCompositeOperation = 'lighten';
    drawFrame(pen);
    draw(pen);
    pen.restore();
    // Several short tasks, so that a key press does not have to wait for a long one.
    await pauseForInput();
  }
  return canvas;
}

/** The letter of the name, in the guilloche that the four books become. */
function drawObverse(pen: Pen): void {
  ring(pen, 0.505, 0.009, 1);
  ring(pen, 0.485, 0.018, 2);
  for (const band of coinRings) drawBand(pen, band, 1, 'rgb(150,255,0)', 1.8);
  drawMark(pen);
  drawLegend(pen, coinLegend());
}

/** The seal of a phase that has shipped, and the chain round it. */
function drawReverse(pen: Pen): void {
  drawBand(pen, outerRing, 0.74, 'rgb(150,255,0)', 2.6);
  drawBand(pen, innerRing, 0.7, 'rgb(90,0,255)', 7);
  drawBand(pen, innerRing, 0.7, 'rgb(240,0,255)', 4);
  ring(pen, 0.15, 0.024, 2);
  ring(pen, 0.03, 0.06, 3);
  const chain = withoutEmoji(site.chain);
  const times = Math.max(1, Math.round(90 / (chain.length + 3)));
  drawLegend(pen, Array<string>(times).fill(chain));
}

function drawFrame(pen: Pen): void {
  // Drawn past radius 1, so that the height map has no step at the rim.
  ring(pen, 1.07, 0.28, 5, 0);
  for (const radius of [0.858, 0.752]) ring(pen, radius, 0.009, 1);
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

/** One band of interlaced lines. */
function drawBand(pen: Pen, band: SealRing, scale: number, ink: string, width: number): void {
  pen.strokeStyle = ink;
  pen.lineWidth = width;
  for (let k = 0; k < band.K; k++) {
    pen.beginPath();
    for (let i = 0; i <= 480; i++) {
      const angle = (i / 480) * TURN;
      const r = C * scale * sealRadius(band, k, angle, 1);
      pen.lineTo(r * Math.cos(angle), r * Math.sin(angle));
    }
    pen.stroke();
  }
}

/** Largest height of the letters, px: as tall as on the drawing. */
const LETTERS = 49;

/** Sets words around a whole circle, the first one centred at the top. */
function drawLegend(pen: Pen, words: readonly string[]): void {
  const radius = 0.804 * C;
  const text = words.map((word) => `${word.toUpperCase()} · `).join('');
  const firstWord = [...(words[0] ?? '').toUpperCase()].length;
  const round = radius * TURN;
  pen.font = `600 ${LETTERS}px Besley, Georgia, serif`;
  pen.textAlign = 'center';
  const fit = Math.min(1, round / (1.04 * pen.measureText(text).width));
  pen.font = `600 ${LETTERS * fit}px Besley, Georgia, serif`;
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
    pen.rotate(along / radius);
    pen.translate(0, -radius + 0.35 * LETTERS * fit);
    pen.strokeText(glyph, 0, 0);
    pen.fillText(glyph, 0, 0);
    pen.restore();
  });
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
        const half = 0.08 + 0.36 * smoothstep(-0.05, 0.05, letter((side * x) / 0.31, -y / 0.29));
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
