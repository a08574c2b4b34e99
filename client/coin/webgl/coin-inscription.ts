import { TURN } from '#shared/drawing/interpolate.ts';

/** Largest height of the letters, px: as tall as on the drawing. */
const SIZE = 49;

/** Sets words around a whole circle, the first one centred at the top. */
export function drawLegend(
  pen: CanvasRenderingContext2D,
  radius: number,
  words: readonly string[],
): void {
  const text = words.map((word) => `${word.toUpperCase()} · `).join('');
  const firstWord = [...(words[0] ?? '').toUpperCase()].length;
  const round = radius * TURN;
  pen.font = `600 ${SIZE}px Besley, Georgia, serif`;
  pen.textAlign = 'center';
  const fit = Math.min(1, round / (1.04 * pen.measureText(text).width));
  pen.font = `600 ${SIZE * fit}px Besley, Georgia, serif`;
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
    pen.translate(0, -radius + 0.35 * SIZE * fit);
    pen.strokeText(glyph, 0, 0);
    pen.fillText(glyph, 0, 0);
    pen.restore();
  });
}
