import { contribute } from '#shared/content/governance.ts';
import { mix, polar, smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { onCurve } from '#shared/drawing/reel-path.ts';
import { figures } from '#shared/figures/figures.ts';
import { type Cut, strokeAlong, swelledStroke } from '../drawing/burin';
import { type Rosette, rosetteSector } from '../drawing/engraving';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg } from '../drawing/svg-document';
import { linePath, type Point, path, repeat } from '../drawing/svg-path';

/** Lines of each seat. */
const votes = 10;
const seats = 12;
/** Px from the centre: seats at `at`, with radius `seat`; the hub's ring and rim. */
const ring = { at: 300, seat: 58, pitch: 4.2, hub: 80, rim: 128 };
/** Box of a seat and its lines; the style sheet uses the same. */
const box = { x: -130, y: -362, width: 260, height: 492 };
const card = { width: 400, height: 168 };

const woven: Rosette = { R: ring.seat, r0: 0.83, a: 0.14, b: 0.02, n: 24, m: 28, K: 5 };

/** In the px of contribute-section.css. */
const waysHeight = 116 * contribute.ways.length;
const rules = contribute.ways.map((_, way): Point => [440, 116 * (way + 1) - 1]);
/** The last lane is outermost. */
const margin = rules.map((_, way): Point => [351 - 8 * way, 256]);

/** Drawings of the governance page: masks of seats by vote, which the page colours, and figures of the cards. */
export const drawings = {
  'seat-yes': () =>
    svg(
      box,
      `<path d="${votedBundle()}"/>${seat(stroke('#000', 0.9), '', rosetteMarkup('s', woven))}`,
    ),
  'seat-no': () => {
    const dotted = `${stroke('#000', 1.7)} stroke-dasharray="0 4.6"`;
    return svg(box, seat(dotted, ruledBundle(), ruled(3, 41, 8)));
  },
  'seat-open': () => svg(box, seat(stroke('#000', 0.8), ruledBundle(), ruled(9, 21, 4.5))),
  'vote-overview': overview,
  'vote-proposals': proposals,
  'vote-delegation': delegation,
  ways: () => ways([440, waysHeight], [136, waysHeight - 138], 134, rules, 9),
  'ways-above': () => ways([352, 256], [112, 112], 108, margin, 5),
};

function seat(look: string, bundle: string, inner: string): string {
  return `<g ${look}>${bundle}<g transform="translate(0 ${-ring.at})">${inner}</g></g>`;
}

function ruled(count: number, from: number, pitch: number): string {
  return repeat(count, (k) => `<circle r="${from + k * pitch}"/>`);
}

const lanes = Array.from({ length: votes }, (_, line) => line - (votes - 1) / 2);

/** Lines from seat to hub that do not vote for it. */
function ruledBundle(): string {
  const bundle = lanes.map((lane) => {
    const x = lane * ring.pitch;
    const from = Math.sqrt((ring.seat + 3) ** 2 - x ** 2) - ring.at;
    return path`M${x} ${from}C${0.8 * x} ${from + 40} ${0.8 * x} ${-ring.rim - 44} ${1.2 * x} ${-ring.rim}`;
  });
  return `<path d="${bundle.join('')}"/>`;
}

type Cubic = readonly [Point, Point, Point, Point];

/** Lines of a vote: points in the seat, which interlace to both sides from the hub's rim to its ring. */
function votedBundle(): string {
  const width = (t: number) =>
    mix(0.3, 2.3, smoothstep(0, 0.5, t)) *
    mix(1, 0.46, smoothstep(0.8, 1.6, t)) *
    mix(1, 0, smoothstep(2.2, 3, t));
  const bundle = lanes.map((lane) => {
    const cubics = course(lane);
    return strokeAlong(72, (share) => {
      const part = Math.min(2, Math.floor(3 * share));
      return [...onCurve(cubics[part] as Cubic, 3 * share - part), width(3 * share)];
    });
  });
  return bundle.join('');
}

function course(lane: number): Cubic[] {
  const [side, x] = [Math.sign(lane), lane * ring.pitch];
  // Spreads the lines of all seats evenly around the hub.
  const inner = 0.9 + ((Math.abs(lane) - 0.5) * 2 * TURN) / seats / votes;
  const outer = inner + 0.9;
  const from: Point = [x, 40 - ring.at];
  const mouth: Point = [1.1 * x, -ring.rim - 18];
  const [touch, end] = [polar(ring.hub, side * inner), polar(ring.hub + 6, side * outer)];
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

/** All tokens as rules. Votes for a proposal swell, and interlace past the mark that they need. */
function overview(): string {
  const [count, given, mark, pitch] = [28, 18, 168, 6];
  // Centred on pixel rows.
  const level = (line: number) => (line + 0.5) * pitch + 0.5;
  const voted = repeat(given, (line) => {
    const from = 90 * (line / (given - 1) - 0.5) ** 2;
    const width = (x: number) =>
      mix(0.8, 2.7, smoothstep(from, mark - 20, x)) * mix(1, 0.5, smoothstep(mark, 260, x));
    // Smaller at the edges, so that the band stays level.
    const reach = (line % 2 ? 1 : -1) * Math.min(1.5, line, given - 1 - line) * pitch;
    const wave = (x: number) =>
      reach * smoothstep(mark, 300, x) * Math.sin((TURN * (x - mark)) / 58);
    return along((x) => [x, level(line) + wave(x), width(x)]);
  });
  // The others end before the mark, at different places.
  const silent = repeat(count - given, (line) => {
    const end = mark - 12 - ((line * 29) % 64);
    const width = (share: number) => 1.3 * (1 - smoothstep(0.7, 1, share));
    return along((x) => [(x * end) / card.width, level(given + line), width(x / card.width)]);
  });
  return svg(card, [
    `<path fill="${palette.boneRule2}" d="${silent}"/><path fill="${palette.verdigrisDark}" d="${voted}"/>`,
    `<path ${stroke(palette.vermilionDark, 1)} d="${path`M${mark - 1.5} 0V${card.height}M${mark + 2.5} 0V${card.height}`}"/>`,
  ]);
}

function along(cut: (x: number) => Cut): string {
  return strokeAlong(120, (share) => cut(share * card.width));
}

/** A seal for each proposal; the one that is read is red. */
function proposals(): string {
  const count = figures.governance.proposals.value;
  const columns = Math.ceil(count / 2);
  const apart = card.width / columns;
  const placeOf = (index: number) =>
    path`translate(${((index % columns) + 0.5) * apart} ${card.height * (index < columns ? 0.24 : 0.76)})`;
  const R = Math.min(0.44 * apart, 36);
  return svg(card, [
    `<defs><path id="seal" d="${rim(R, 12, 2)}${writing}"/></defs><g ${stroke(palette.verdigrisDark, 1)}>`,
    repeat(count - 1, (index) => `<use href="#seal" transform="${placeOf(index + 1)}"/>`),
    '</g>',
    `<g transform="${placeOf(0)}"><path ${stroke(palette.vermilionDark, 1)} d="${rim(R, 12, 2)}"/>`,
    `<path fill="${palette.vermilionDark}" d="M-5-5h10v10h-10z"/></g>`,
  ]);
}

/** Three lines of text. */
const writing = 'M-8-6.5H8M-8 0H8M-8 6.5H1';

/** A seal's rim, which repeats only after a whole turn. Small ones have fewer waves. */
function rim(R: number, n = 20, K = 4): string {
  return rosetteSector({ R, r0: 0.82, a: 0.16, b: 0.02, n, m: 1, K }, TURN / 4);
}

/** Lent votes swell towards the seat that they are lent to. Dots lead back to the token. */
function delegation(): string {
  const middle = card.height / 2;
  const [from, to] = [38, 57];
  const lines = (side: number) =>
    Array.from({ length: votes }, (_, line) => {
      const [start, end] = [3 + 2.5 * line, 4 + 4 * line];
      // Starts and ends as points at the seals' inner edges.
      const left = from + Math.sqrt((0.8 * from) ** 2 - start ** 2);
      const right = card.width - to - Math.sqrt((0.8 * to) ** 2 - end ** 2);
      return Array.from({ length: 41 }, (_, index): Cut => {
        const share = index / 40;
        const reach =
          mix(start, end, smoothstep(0, 1, share)) + 40 * Math.sin((share * TURN) / 2) ** 1.5;
        const width = mix(0.6, 2.6, smoothstep(0.1, 0.8, share)) * (1 - smoothstep(0.9, 1, share));
        return [mix(left, right, share), middle + side * reach, width];
      });
    });
  const lent = lines(-1).map((cuts) => swelledStroke(cuts));
  const back = lines(1).map((cuts) => linePath(cuts.slice(3, -4).map(([x, y]) => [x, y])));
  const seal = (R: number, x: number, inner = '') =>
    `<path ${stroke(palette.verdigrisDark, 1)} transform="translate(${x} ${middle})" d="${rim(R) + inner}"/>`;
  return svg(card, [
    `<path ${stroke(palette.madderDark, 1.7)} stroke-dasharray="0 5.6" d="${back.join('')}"/>`,
    `<path fill="${palette.verdigrisDark}" d="${lent.join('')}"/>`,
    seal(from, from + 1),
    seal(to, card.width - to - 1, writing),
    `<path fill="${palette.vermilionDark}" d="M${from - 4} ${middle - 5}h10v10h-10z"/>`,
  ]);
}

/** Lines from a token to the ways to contribute: to the rules below them, or into the margin's lanes. */
function ways(size: Point, [x, y]: Point, R: number, ends: Point[], spread: number): string {
  const [width, height] = size;
  const lines = repeat(ends.length * spread, (index) => {
    const lane = (index + 0.5) / (ends.length * spread) - 0.5;
    const end = ends[Math.floor(index / spread)] as Point;
    // Starts level at the seal's inner edge; ends level, or in a lane from above.
    const by = 1.44 * R * lane;
    const from: Point = [x + Math.sqrt((0.82 * R) ** 2 - by ** 2), y + by];
    const isLane = end[1] === height;
    const course: Cubic = [
      from,
      [mix(from[0], end[0], isLane ? 0.8 : 0.45), from[1]],
      isLane ? [end[0], mix(from[1], end[1], 0.3)] : [mix(from[0], end[0], 0.5), end[1]],
      end,
    ];
    return strokeAlong(40, (share) => {
      // Ends as wide as the rule.
      const swell = mix(0.5, 2.4, smoothstep(0, 0.4, share)) - 0.4 * smoothstep(0.6, 1, share);
      return [...onCurve(course, share), swell];
    });
  });
  return svg({ width, height, attributes: 'preserveAspectRatio="none"' }, [
    `<path fill="${palette.verdigrisDark}" d="${lines}"/>`,
    `<path ${stroke(palette.verdigrisDark, 1.2)} transform="translate(${x} ${y})" d="${rim(R) + rim(0.62 * R)}"/>`,
    `<path fill="${palette.vermilionDark}" d="M${x - 9} ${y - 9}h18v18h-18z"/>`,
  ]);
}
