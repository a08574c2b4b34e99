import { mix, smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { onCurve } from '#shared/drawing/reel-path.ts';
import { figures } from '#shared/figures/figures.ts';
import { type Cut, swelledStroke } from '../drawing/burin';
import type { Rosette } from '../drawing/engraving';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg, writeImage } from '../drawing/svg-document';
import { formatNumber, type Point, path, repeat, smoothPath } from '../drawing/svg-path';

/** Number of lines of each seat, and of each kind of work. */
const votes = 10;
const lines = 9;
const seats = 12;
/** px round the middle of the ring; seats lie at `at` with this radius, and the hub from its ring to its rim. */
const ring = { at: 300, seat: 58, pitch: 4.2, hub: 80, rim: 128 };
/** A seat and its lines, the seat on top; the style sheet lays it out by these. */
const box = { x: -130, y: -362, width: 260, height: 492 };
const card = { width: 400, height: 168 };

/** The governance page: masks of a seat by its vote, which the page colours, and the figures of its cards. */
export async function drawGovernance(): Promise<void> {
  const sheet = (body: string) => svg(box, body);
  const woven: Rosette = { R: ring.seat, r0: 0.83, a: 0.14, b: 0.02, n: 24, m: 24, K: 5 };
  const seat = (inner: string) => `<g transform="translate(0 ${-ring.at})">${inner}</g>`;
  const hub = [ring.hub - 6, ring.hub - 2.5, ring.rim + 1].map(arc).join('');
  const bundle = `<path d="${ruledBundle() + hub}"/>`;
  const dots = `stroke-dasharray="0 4.6"`;
  await writeImage(
    'seat-yes',
    sheet(
      `<path d="${votedBundle()}"/><g ${stroke('#000', 0.9)}><path d="${hub}"/>${seat(rosetteMarkup('s', woven))}</g>`,
    ),
  );
  await writeImage(
    'seat-no',
    sheet(`<g ${stroke('#000', 1.7)} ${dots}>${bundle}${seat(ruled(3, 41, 8))}</g>`),
  );
  await writeImage(
    'seat-open',
    sheet(`<g ${stroke('#000', 0.8)}>${bundle}${seat(ruled(lines, 21, 4.5))}</g>`),
  );
  await writeImage('vote-overview', overview());
  await writeImage('vote-proposals', proposals());
  await writeImage('vote-delegation', delegation());
  await writeImage('contribute-lines', contributions());
}

function ruled(count: number, from: number, pitch: number): string {
  return repeat(count, (k) => `<circle r="${from + k * pitch}"/>`);
}

/** A seat's part of a circle round the hub. */
function arc(radius: number): string {
  const [from, to] = [-0.5, 0.5].map((side) => place(polar(radius, (side * TURN) / seats)));
  return `M${from}A${radius} ${radius} 0 0 1 ${to}`;
}

const lanes = Array.from({ length: votes }, (_, line) => line - (votes - 1) / 2);

/** From the edge of the seat to that of the hub, where lines end that do not vote for it. */
function ruledBundle(): string {
  return lanes
    .map((lane) => {
      const x = lane * ring.pitch;
      const from = Math.sqrt((ring.seat + 3) ** 2 - x ** 2) - ring.at;
      const by: Point[] = [
        [0.8 * x, from + 40],
        [0.8 * x, -ring.rim - 44],
        [1.2 * x, -ring.rim],
      ];
      return `M${place([x, from])}C${by.map(place).join(' ')}`;
    })
    .join('');
}

type Cubic = readonly [Point, Point, Point, Point];

/**
 * Lines of a vote, swelled on their way. They begin as points in the seat and are woven into the hub, half to
 * each side, from its rim to its ring and back.
 */
function votedBundle(): string {
  const width = (t: number) =>
    mix(0.3, 2.3, smoothstep(0, 0.5, t)) *
    mix(1, 0.46, smoothstep(0.8, 1.6, t)) *
    mix(1, 0.5, smoothstep(2.4, 3, t));
  return lanes
    .map((lane) =>
      swelledStroke(
        course(lane).flatMap((cubic, part) =>
          Array.from({ length: 25 }, (_, index): Cut => {
            const t = index / 24;
            return [...onCurve(cubic, t), width(part + t)];
          }).slice(part && 1),
        ),
      ),
    )
    .join('');
}

function course(lane: number): Cubic[] {
  const side = Math.sign(lane);
  const x = lane * ring.pitch;
  // Evenly apart all round the hub, together with those of the other seats.
  const inner = 0.9 + ((Math.abs(lane) - 0.5) * 2 * TURN) / seats / votes;
  const outer = inner + 1.2;
  const from: Point = [x, 40 - ring.at];
  const mouth: Point = [1.1 * x, -ring.rim - 18];
  const [touch, end] = [polar(ring.hub, side * inner), polar(ring.rim, side * outer)];
  const ahead = ([px, py]: Point, angle: number, reach: number): Point => [
    px + side * reach * Math.cos(angle),
    py + reach * Math.sin(angle),
  ];
  return [
    [from, [0.8 * x, from[1] + 40], [0.8 * x, mouth[1] - 40], mouth],
    [mouth, [1.24 * x, mouth[1] + 30], ahead(touch, inner, -46), touch],
    [touch, ahead(touch, inner, 36), ahead(end, outer, -40), end],
  ];
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
    repeat(to - from, (line) => `M0 ${formatNumber(4 + (from + line) * 8.4)}H${x}`);
  return svg(card, [
    `<path ${stroke(palette.verdigrisDark, 3.6)} d="${level(0, 13, card.width)}"/>`,
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
    const line = (down: number, share = 1) => path`M${x + 8} ${y + down}h${(w - 16) * share}`;
    return {
      frame: path`M${x} ${y}h${w}v${h}h${-w}z`,
      title: line(12, 0.6),
      text: line(h * 0.46) + line(h * 0.6) + line(h * 0.74) + line(h * 0.88, 0.5),
      seal: path`M${x + w - 16} ${y + 8}h8v8h-8z`,
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
  const lent = rows(7, 4);
  const courses = lent.map((y) =>
    smoothPath((x) => [x, y + 64 * smoothstep(110, 300, x)], 0, card.width, 20),
  );
  const kept = lent.map((y) => `M262 ${y}H${card.width}`);
  const own = rows(8, 115).map((y) => `M0 ${y}H${card.width}`);
  return svg(card, [
    `<path ${stroke(palette.madderDark, 1.8)} stroke-dasharray="0 5.8" d="${kept.join('')}"/>`,
    `<path ${stroke(palette.plateInk, 2)} d="${own.join('')}"/>`,
    `<path ${stroke(palette.verdigrisDark, 2)} d="${courses.join('')}"/>`,
  ]);
}

function rows(count: number, from: number): number[] {
  return Array.from({ length: count }, (_, line) => from + line * 7);
}

/** The lines of four kinds of work turn into one band, which grows by each and leaves the page. */
function contributions(): string {
  const [width, apart, pitch, radius, kinds] = [2240, 330, 4, 14, 4];
  const centre = (column: number) => 24 + (kinds - 1 - column) * lines * pitch;
  const courses = repeat(kinds * lines, (index) => {
    const [column, line] = [Math.floor(index / lines), index % lines];
    const turn = radius + (lines - 1 - line) * pitch;
    const x = 1 + column * apart + (lines - 1) * pitch + radius;
    const y = centre(column) + turn;
    return `M${x - turn} 0V${centre(column)}A${turn} ${turn} 0 0 0 ${x} ${y}H${width}`;
  });
  const band = `<path ${stroke(palette.verdigrisDark, 1.6)} d="${courses}"/>`;
  return svg({ width, height: centre(0) + radius + lines * pitch - 2 }, band);
}
