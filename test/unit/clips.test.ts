import { breathe, noteBraid, printAt } from '#shared/drawing/breathing-braid.ts';
import { colorAt } from '#shared/drawing/gradient.ts';
import { TURN } from '#shared/drawing/interpolate.ts';
import { nearness, ringRadius } from '#shared/drawing/ledger-rings.ts';

const places = Array.from({ length: 97 }, (_, at) => at * 10);

test('a round of the braid ends as it began, and differs between', () => {
  const [first, middle, last] = [0, 0.5, 1].map((round) => breathe(round, places));
  last?.heights.forEach((y, at) => {
    expect(y).toBeCloseTo(first?.heights[at] as number);
  });
  expect(middle?.heights).not.toEqual(first?.heights);
});

test('lines of the braid are ruled at first and stay within the clip', () => {
  const { heights } = breathe(0.3, places);
  for (const y of heights) expect(y > 0 && y < noteBraid.height).toBe(true);
  for (let line = 1; line < noteBraid.lines; line += 1) {
    const pitch = (heights[line * places.length] ?? 0) - (heights[(line - 1) * places.length] ?? 0);
    expect(pitch).toBeCloseTo(noteBraid.height / noteBraid.lines);
  }
});

test('the side of the braid that faces us is printed heavier', () => {
  const [far, near] = [printAt(noteBraid.width, 0), printAt(noteBraid.width, 1)];
  expect(near.half).toBeGreaterThan(far.half);
  expect(near.strength).toBeGreaterThan(far.strength);
});

test('circles interlace alike between all seats, and swing the furthest where the wave is', () => {
  const seats = Array.from({ length: 12 }, (_, seat) => ((seat + 0.5) * TURN) / 12);
  const gap = (angle: number, near: number) =>
    ringRadius(1, angle, near) - ringRadius(0, angle, near);
  for (const near of [nearness(1, 1), nearness(1 + TURN / 4, 1), nearness(1 + TURN / 2, 1)]) {
    for (const seat of seats) {
      expect(gap(seat, near)).toBeCloseTo(gap(seats[0] as number, near));
      const across = Array.from({ length: 15 }, (_, degree) =>
        gap(seat + (degree * TURN) / 360, near),
      );
      expect(Math.min(...across)).toBeLessThan(0);
      expect(Math.max(...across)).toBeGreaterThan(0);
    }
  }
  const reach = (near: number) => Math.max(...seats.map((seat) => Math.abs(gap(seat, near))));
  expect(reach(nearness(1, 1))).toBeGreaterThan(reach(nearness(1 + TURN / 2, 1)));
});

test('a gradient has its own colours at its stops, and a mixture between', () => {
  const stops = [
    [0, '#000000'],
    [0.5, '#ff8000'],
    [1, '#ffffff'],
  ] as const;
  expect([-1, 0, 0.5, 1, 2].map((share) => colorAt(stops, share))).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [255, 128, 0],
    [255, 255, 255],
    [255, 255, 255],
  ]);
  expect(colorAt(stops, 0.25)).toEqual([127.5, 64, 0]);
});
