import { clamp, smoothstep } from '#shared/drawing/interpolate.ts';
import { palette } from '../drawing/palette';
import { svg, writeImage } from '../drawing/svg-document';
import { swelledLine } from '../drawing/swelled-line';

const width = 400;
const height = 98;
const pitch = 7;

/** How far a place is inside a shape, px; negative outside. */
type Shape = (x: number, y: number) => number;

/** The figure of each developer tool: ruled lines that swell into it. */
export async function drawTools(): Promise<void> {
  await draw('document', openBook);
  await draw('contract', either(faint(box(138, 49, 34, 45)), box(262, 49, 34, 45)), [262, 70]);
  await draw('terminal', prompt, [238, 70]);
  await draw('chart', bars, [342, 21]);
}

async function draw(icon: string, shape: Shape, block?: readonly [number, number]): Promise<void> {
  const lines = Array.from({ length: height / pitch }, (_, index) =>
    swelledLine(
      { y: (index + 0.5) * pitch, from: 0, to: width, pitch, min: 0.07, max: 0.38 },
      (x, y) => smoothstep(-3, 3, shape(x, y)),
    ),
  );
  const mark =
    block &&
    `<rect x="${block[0] - 11}" y="${block[1] - 11}" width="22" height="22" fill="${palette.vermilionDark}" stroke="${palette.bone50}" stroke-width="3"/>`;
  const drawing = [`<path fill="${palette.plateInk}" d="${lines.join('')}"/>`, mark ?? ''];
  await writeImage(`tool-${icon}`, svg({ width, height }, drawing));
}

const openBook: Shape = (x, y) => {
  const away = Math.abs(x - 200);
  const sag = 10 * (1 - away / 100) ** 3;
  return Math.min(100 - away, away - 4, 38 - Math.abs(y - 45 - sag));
};

const prompt = either(stroke(120, 14, 166, 49), stroke(120, 84, 166, 49));

const bars = either(
  ...[18, 30, 24, 46, 58, 84].map((tall, index) =>
    box(62 + 56 * index, 98 - tall / 2, 17, tall / 2),
  ),
);

function box(cx: number, cy: number, halfWidth: number, halfHeight: number): Shape {
  return (x, y) => Math.min(halfWidth - Math.abs(x - cx), halfHeight - Math.abs(y - cy));
}

function stroke(ax: number, ay: number, bx: number, by: number): Shape {
  const [dx, dy] = [bx - ax, by - ay];
  return (x, y) => {
    const along = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
    return 9 - Math.hypot(x - ax - along * dx, y - ay - along * dy);
  };
}

/** What is not yet final has thinner lines. */
function faint(shape: Shape): Shape {
  return (x, y) => Math.min(shape(x, y), -0.8);
}

function either(...shapes: Shape[]): Shape {
  return (x, y) => Math.max(...shapes.map((shape) => shape(x, y)));
}
