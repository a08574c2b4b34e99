import { coinSpin } from '#client/coin/webgl/coin-spin.ts';
import { lampAt } from '#client/plates/webgl/camera.ts';
import { breathe, noteBraid, printAt } from '#shared/drawing/breathing-braid.ts';
import { TURN } from '#shared/drawing/interpolate.ts';
import { nearness, ringRadius } from '#shared/drawing/ledger-rings.ts';

const FRAME_MS = 16;

function turned(spin: ReturnType<typeof coinSpin>, frames: number): number {
  let sum = 0;
  for (let frame = 0; frame < frames; frame += 1) sum += spin.turn(FRAME_MS);
  return sum;
}

describe('the coin', () => {
  test('follows the pointer that holds it, and stops while that is still', () => {
    const spin = coinSpin();
    spin.drag(0.4);
    expect(spin.turn(FRAME_MS)).toBe(0.4);
    expect(turned(spin, 60)).toBe(0);
  });

  test.each([1, -1])('goes on the way it was flicked, and slows to its own pace (%d)', (way) => {
    const spin = coinSpin();
    const ownPace = turned(spin, 30);
    for (let frame = 0; frame < 6; frame += 1) {
      spin.drag(way * 0.12);
      spin.turn(FRAME_MS);
    }
    spin.release();
    const first = turned(spin, 30);
    expect(way * first).toBeGreaterThan(2 * ownPace);
    expect(Math.abs(turned(spin, 30))).toBeLessThan(Math.abs(first));
    turned(spin, 1000);
    expect(turned(spin, 30)).toBeCloseTo(ownPace, 4);
  });

  test('does not jump after a pause, whatever was done to it meanwhile', () => {
    const spin = coinSpin();
    spin.drag(2);
    spin.release();
    expect(spin.turn(0)).toBe(0);
    expect(spin.turn(FRAME_MS)).toBeLessThan(0.1);
  });
});

test('the lamp goes round from the front by the right, always as high', () => {
  const lamps = [0, 90, -90, 180].map((angle) => lampAt(angle).map((at) => Math.round(at * 100)));
  expect(lamps).toEqual([
    [0, 78, 100],
    [100, 78, 0],
    [-100, 78, 0],
    [0, 78, -100],
  ]);
});

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
