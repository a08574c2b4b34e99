import { fanned } from '#shared/drawing/fan.ts';
import { reel, reelLines } from '#shared/drawing/reel.ts';

const lines = reelLines([25, 35, 10, 8, 7, 15].map((count, row) => ({ count, y: 60 * row })));
const widths = [420, 480, 1000];
const moments = Array.from({ length: 41 }, (_, index) => index / 40);

it('ends as the spokes of the ring', () => {
  const { ends, spokeWidth } = fanned(lines, 1, 480);
  expect(spokeWidth).toBe(reel.spokeWidth);
  for (const [index, { spoke }] of lines.entries()) {
    for (const end of [0, 1] as const) {
      expect(ends[index]?.[end][0]).toBeCloseTo(spoke[end][0]);
      expect(ends[index]?.[end][1]).toBeCloseTo(spoke[end][1]);
    }
  }
});

describe.each(widths)('in a row of %d px', (width) => {
  it('starts as level lines from one edge to the other, in the order of the ring', () => {
    const { ends } = fanned(lines, 0, width);
    const places = ends.map(([[x]]) => x);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeLessThan(-0.48 * width);
    expect(places.at(-1)).toBeGreaterThan(0.48 * width);
    for (const [outer, inner] of ends) expect(outer[0]).toBeCloseTo(inner[0], 0);
  });

  it('never lets two lines touch, or one leave the row or the ring', () => {
    const far = Math.max(width / 2, reel.outer) + 20;
    for (const moment of moments) {
      const { ends, spokeWidth } = fanned(lines, moment, width);
      for (const [index, [outer, inner]] of ends.entries()) {
        expect(Math.abs(outer[0])).toBeLessThan(far);
        const next = ends[index + 1]?.[1];
        if (!next) continue;
        expect(Math.hypot(next[0] - inner[0], next[1] - inner[1])).toBeGreaterThan(spokeWidth);
      }
    }
  });
});
