import { printing } from '#client/pages/home/four-books/coin-print.ts';
import { type Strand, windingAt } from '#client/pages/home/four-books/winding.ts';

const rooms = [
  ...[1280, 1440, 2560].map((width) => ({
    ...{ width, x: width / 2 + 320, y: 352, radius: 284 },
    books: [560, 615, 670, 725],
  })),
  ...[320, 390, 1000].map((width) => {
    const radius = Math.min(0.38 * width, 192);
    const books = [0, 1, 2, 3].map((row) => 1.06 * radius + 34 * row);
    return { width, x: width / 2, y: 2 * radius, radius, books };
  }),
];
const moments = Array.from({ length: 51 }, (_, index) => index / 50);

describe.each(rooms)('in a window of $width px', (room) => {
  it('keeps every line within the window and the coin at all times', () => {
    const right = room.x + 1.04 * room.radius;
    for (const moment of moments) {
      const { strands, hairs, head } = windingAt(room, moment);
      const xs = [
        head[0],
        ...strands.flatMap(({ x }) => [...x]),
        ...hairs.flatMap(({ points }) => points.filter((_, index) => index % 2 === 0)),
      ];
      expect(xs.filter((x) => !(x >= -1 && x <= right))).toEqual([]);
      expect(strands.flatMap(({ y, half }) => [...y, ...half]).filter(Number.isNaN)).toEqual([]);
    }
  });

  it('rules each line of a book in one stroke, whole pixels from the next', () => {
    const [first, second] = windingAt(room, 0.1).hairs.map(({ points }) => points);
    const rule = first?.[1] ?? 0;
    expect(first?.filter((y) => y === rule)).toHaveLength(2);
    expect(((second?.[1] ?? 0) - rule) % 1).toBeCloseTo(0);
  });

  it('closes each strand on itself, within the legend of the coin before it is printed', () => {
    const closed = [printing.from, 1].flatMap((moment) => windingAt(room, moment).strands);
    for (const { x, y } of closed) {
      expect(x.at(-1)).toBeCloseTo(x[0] as number, 0);
      expect(y.at(-1)).toBeCloseTo(y[0] as number, 0);
      const distances = [...x].map((value, place) =>
        Math.hypot(value - room.x, (y[place] as number) - room.y),
      );
      expect(Math.max(...distances)).toBeLessThan(0.82 * room.radius);
      expect(Math.min(...distances)).toBeGreaterThan(0.45 * room.radius);
    }
  });

  it('is a plain weave: at each crossing one strand is on top, all equally often', () => {
    const { strands, crossings } = windingAt(room, 1);
    const over = strands.map((_, strand) => crossings.filter((one) => one.over === strand).length);
    expect(Math.min(...over)).toBeGreaterThan(0);
    expect(Math.max(...over) - Math.min(...over)).toBeLessThanOrEqual(2);
    for (const { over: strand, place } of crossings) {
      const [x, y] = pointOf(strands[strand] as Strand, place);
      const others = strands.filter((_, index) => index !== strand);
      const gaps = others.map((other) => {
        const [ox, oy] = pointOf(other, place);
        return Math.hypot(ox - x, oy - y);
      });
      expect(Math.min(...gaps)).toBeLessThan(1);
    }
  });
});

function pointOf({ x, y }: Strand, place: number): [number, number] {
  const before = Math.floor(place);
  const share = place - before;
  const between = (values: Float64Array) =>
    (values[before] as number) * (1 - share) + (values[before + 1] as number) * share;
  return [between(x), between(y)];
}
