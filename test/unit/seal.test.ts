import { drawSeal } from '#client/pages/home/roadmap/draw-seal.ts';
import { TURN } from '#shared/drawing/interpolate.ts';
import {
  burinAt,
  engravedAt,
  innerRing,
  outerRing,
  ramps,
  sealRadius,
  underWay,
} from '#shared/drawing/seal.ts';

const angles = Array.from({ length: 361 }, (_, degree) => (degree * TURN) / 360);

test('a seal starts as plain circles, none overlapping', () => {
  for (const ring of [outerRing, innerRing]) {
    const radii = Array.from({ length: ring.K }, (_, k) => sealRadius(ring, k, 0, 0));
    for (const [k, radius] of radii.entries()) {
      for (const angle of angles) expect(sealRadius(ring, k, angle, 0)).toBe(radius);
      if (k > 0) expect(radius).toBeGreaterThan(radii[k - 1] as number);
    }
  }
});

test('a completed seal is engraved all round, without a seam at the top', () => {
  const front = burinAt(1, TURN + ramps.whole);
  expect(angles.map((angle) => engravedAt(angle, front, ramps.whole))).toEqual(angles.map(() => 1));
});

test('a seal in progress is engraved up to the burin, and plain circles beyond', () => {
  const front = burinAt(1, TURN * underWay);
  expect(front / TURN).toBeCloseTo(underWay);
  for (const angle of angles) {
    if (angle >= front) expect(engravedAt(angle, front, ramps.part)).toBe(0);
  }
  expect(engravedAt(front / 2, front, ramps.part)).toBe(1);
});

test('the burin only moves forward, and its cuts stay', () => {
  const end = TURN + ramps.whole;
  for (const angle of angles) {
    let depth = 0;
    for (let time = 0; time <= 1; time += 0.05) {
      const now = engravedAt(angle, burinAt(time, end), ramps.whole);
      expect(now).toBeGreaterThanOrEqual(depth - 1e-9);
      depth = now;
    }
  }
});

test('the middle of a completed seal is never empty: the tick is begun before the number is gone', () => {
  const inks = { ruled: '', outer: '', inner: '', burin: '', text: '' };
  for (let time = 0; time <= 1; time += 0.01) {
    let marks = 0;
    const context = {
      beginPath() {},
      moveTo() {},
      lineTo(x: number, y: number) {
        if (Math.hypot(x, y) < 20) marks += 1;
      },
      arc() {},
      fill() {},
      stroke() {},
      fillText() {
        marks += 1;
      },
    };
    drawSeal(
      context as unknown as CanvasRenderingContext2D,
      84,
      { isCompleted: true, number: '1' },
      inks,
      time,
    );
    expect([time, marks > 0]).toEqual([time, true]);
  }
});
