import { mix, polar, smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { type Cubic, onCurve } from '#shared/drawing/reel-path.ts';
import { strokeAlong } from '../../drawing/burin';
import type { Rosette } from '../../drawing/engraving';
import { rosetteMarkup, stroke, svg } from '../../drawing/svg-document';
import { type Point, path, repeat } from '../../drawing/svg-path';

/** Lines of each seat. */
export const votes = 10;
const seats = 12;
/** Px from the centre: seats at `at`, with radius `seat`; the hub's ring and rim. */
const ring = { at: 300, seat: 58, pitch: 4.2, hub: 80, rim: 128 };
/** Box of a seat and its lines; the style sheet uses the same. */
const box = { x: -130, y: -362, width: 260, height: 492 };

const woven: Rosette = { R: ring.seat, r0: 0.83, a: 0.14, b: 0.02, n: 24, m: 28, K: 5 };

/** Masks of the seats by vote, which the page colours. */
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
