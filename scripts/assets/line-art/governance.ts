import { smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { figures } from '#shared/figures/figures.ts';
import type { Rosette } from '../drawing/engraving';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg, writeImage } from '../drawing/svg-document';
import { formatNumber, type Point, smoothPath } from '../drawing/svg-path';

/** Number of lines of each seat. */
const lines = 9;
const seats = 12;
/** px round the middle of the ring; seats lie at `at` with this radius. */
const ring = { at: 300, seat: 58, pitch: 4.5, lane: 96 };
/** A seat and its lines, the seat on top; the style sheet lays it out by these. */
const box = { x: -64, y: -362, width: 200, height: 384 };
const card = { width: 400, height: 124 };

/** The governance page: masks of a seat by its vote, which the page colours, and the figures of its cards. */
export async function drawGovernance(): Promise<void> {
  const sheet = (body: string) => svg(box, body);
  const woven: Rosette = { R: ring.seat, r0: 0.83, a: 0.14, b: 0.02, n: 24, m: 24, K: 5 };
  const bundle = bundlePath();
  const seat = (inner: string) => `<g transform="translate(0 ${-ring.at})">${inner}</g>`;
  await writeImage(
    'seat-yes',
    sheet(
      `<g ${stroke('#000', 1.7)}><path d="${bundle}"/></g><g ${stroke('#000', 0.9)}>${seat(rosetteMarkup('s', woven))}</g>`,
    ),
  );
  const dots = `stroke-dasharray="0 4.6"`;
  await writeImage(
    'seat-no',
    sheet(`<g ${stroke('#000', 1.7)} ${dots}><path d="${bundle}"/>${seat(ruled(3, 41, 8))}</g>`),
  );
  await writeImage(
    'seat-open',
    sheet(`<g ${stroke('#000', 0.8)}><path d="${bundle}"/>${seat(ruled(lines, 21, 4.5))}</g>`),
  );
  await writeImage('vote-overview', overview());
  await writeImage('vote-proposals', proposals());
  await writeImage('vote-delegation', delegation());
  await writeImage('contribute-lines', contributions());
}

function ruled(count: number, from: number, pitch: number): string {
  return Array.from({ length: count }, (_, k) => `<circle r="${from + k * pitch}"/>`).join('');
}

/** From the seat down to the hub, where each line turns into its lane and runs on to the next seat's lines. */
function bundlePath(): string {
  const rims = Array.from({ length: lines }, (_, line) => entry(line));
  const edge = sampled(rims[0] as Entry);
  return rims
    .map(({ x, start, by, end, radius, angle }, line) => {
      const until = line === 0 ? angle : crossing(edge, radius);
      const to = polar(radius, TURN / seats + until - 4.4 / radius);
      const points = [...by, end].map(place).join(' ');
      const top = -ring.at + Math.sqrt((ring.seat + 3) ** 2 - x ** 2);
      return `M${place([x, top])}L${place(start)}C${points}A${radius} ${radius} 0 0 1 ${place(to)}`;
    })
    .join('');
}

interface Entry {
  x: number;
  radius: number;
  start: Point;
  by: readonly [Point, Point];
  end: Point;
  /** Where the line has joined its lane. */
  angle: number;
}

function entry(line: number): Entry {
  const x = (line - (lines - 1) / 2) * ring.pitch;
  const radius = Math.round(10 * (ring.lane + line * ring.pitch)) / 10;
  const bend = 22 + (lines - 1 - line) * ring.pitch;
  const foot = Math.sqrt(radius ** 2 - x ** 2);
  const angle = Math.asin(x / radius) + bend / radius;
  const end = polar(radius, angle);
  const handle = 0.62 * bend;
  const start: Point = [x, -foot - bend - 24];
  const by: [Point, Point] = [
    [x, start[1] + handle + 18],
    [end[0] - handle * Math.cos(angle), end[1] - handle * Math.sin(angle)],
  ];
  return { x, radius, start, by, end, angle };
}

function sampled({ start, by: [a, b], end }: Entry): Point[] {
  return Array.from({ length: 61 }, (_, index) => {
    const t = index / 60;
    const u = 1 - t;
    const on = (axis: 0 | 1) =>
      u ** 3 * start[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t ** 3 * end[axis];
    return [on(0), on(1)] as const;
  });
}

/** Angle at which a line comes nearest to a distance from the middle. */
function crossing(points: readonly Point[], radius: number): number {
  const off = ([x, y]: Point) => Math.abs(Math.hypot(x, y) - radius);
  const [x, y] = points.reduce((best, point) => (off(point) < off(best) ? point : best));
  return Math.atan2(x, -y);
}

function polar(radius: number, angle: number): Point {
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

function place(point: Point): string {
  return point.map((value) => formatNumber(value)).join(' ');
}

/** All tokens as ruled lines. Votes for a proposal are thicker, and reach past the mark they need. */
function overview(): string {
  const level = (from: number, to: number, x: number) =>
    Array.from({ length: to - from }, (_, line) => `M0 ${4.5 + (from + line) * 6}H${x}`).join('');
  return svg(card, [
    `<path ${stroke(palette.verdigrisDark, 3)} d="${level(0, 13, card.width)}"/>`,
    `<path ${stroke(palette.boneRule2, 1)} d="${level(13, 20, 252)}"/>`,
    `<path ${stroke(palette.madderDark, 1)} d="M250.5 0V${card.height}M254.5 0V${card.height}"/>`,
  ]);
}

/** One sheet for each proposal; the one that is read is marked. */
function proposals(): string {
  const count = figures.governance.proposals.value;
  const columns = Math.ceil(count / 2);
  const gap = 8;
  const wide = (card.width - (columns - 1) * gap) / columns;
  const high = (card.height - gap) / 2;
  const sheets = Array.from({ length: count }, (_, index) => {
    const x = (index % columns) * (wide + gap) + 0.5;
    const y = Math.floor(index / columns) * (high + gap) + 0.5;
    const w = wide - 1;
    const h = high - 1;
    const text = [0.46, 0.6, 0.74, 0.88].map(
      (at, line) =>
        `M${formatNumber(x + 8)} ${formatNumber(y + h * at)}h${formatNumber(line === 3 ? (w - 16) * 0.5 : w - 16)}`,
    );
    return {
      frame: `M${formatNumber(x)} ${formatNumber(y)}h${formatNumber(w)}v${formatNumber(h)}h${formatNumber(-w)}z`,
      title: `M${formatNumber(x + 8)} ${formatNumber(y + 12)}h${formatNumber((w - 16) * 0.6)}`,
      text: text.join(''),
      seal: `M${formatNumber(x + w - 16)} ${formatNumber(y + 8)}h8v8h-8z`,
    };
  });
  const [first, ...others] = sheets;
  const all = (part: 'frame' | 'title' | 'text') => sheets.map((sheet) => sheet[part]).join('');
  return svg(card, [
    `<path fill="${palette.bone0}" stroke="${palette.plateInk}" d="${all('frame')}"/>`,
    `<path ${stroke(palette.plateInk, 2.6)} d="${all('title')}"/>`,
    `<path ${stroke(palette.boneRule2, 1)} d="${all('text')}${others.map(({ seal }) => seal).join('')}"/>`,
    `<path fill="${palette.vermilionDark}" d="${first?.seal}"/>`,
  ]);
}

/** A delegated vote runs beside the delegate's own; dots show where it came from. */
function delegation(): string {
  const lent = rows(7, 5);
  const courses = lent.map((y) =>
    smoothPath((x) => [x, y + 46 * smoothstep(120, 290, x)], 0, card.width, 20),
  );
  const kept = lent.map((y) => `M262 ${y}H${card.width}`);
  const own = rows(8, 87).map((y) => `M0 ${y}H${card.width}`);
  return svg(card, [
    `<path ${stroke(palette.madderDark, 1.5)} stroke-dasharray="0 5" d="${kept.join('')}"/>`,
    `<path ${stroke(palette.plateInk, 1.6)} d="${own.join('')}"/>`,
    `<path ${stroke(palette.verdigrisDark, 1.6)} d="${courses.join('')}"/>`,
  ]);
}

function rows(count: number, from: number): number[] {
  return Array.from({ length: count }, (_, line) => from + line * 5);
}

/** The lines of four kinds of work turn into one band, which grows by each and leaves the page. */
function contributions(): string {
  const [width, apart, pitch, radius, kinds] = [2240, 330, 4, 14, 4];
  const centre = (column: number) => 24 + (kinds - 1 - column) * lines * pitch;
  const courses = Array.from({ length: kinds * lines }, (_, index) => {
    const [column, line] = [Math.floor(index / lines), index % lines];
    const turn = radius + (lines - 1 - line) * pitch;
    const x = 1 + column * apart + (lines - 1) * pitch + radius;
    const y = centre(column) + turn;
    return `M${x - turn} 0V${centre(column)}A${turn} ${turn} 0 0 0 ${x} ${y}H${width}`;
  });
  const band = `<path ${stroke(palette.verdigrisDark, 1.6)} d="${courses.join('')}"/>`;
  return svg({ width, height: centre(0) + radius + lines * pitch - 2 }, band);
}
