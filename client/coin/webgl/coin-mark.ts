import { smoothstep } from '#shared/drawing/interpolate.ts';
import { markLetter } from '#shared/drawing/mark-letter.ts';
import { mark } from '#shared/settings/mark.ts';

const letter = markLetter(mark);

/** Ruled lines that swell into the letter, each a rounded ridge, on a coin of this radius. */
export function drawMark(pen: CanvasRenderingContext2D, C: number): void {
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
