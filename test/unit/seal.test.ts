import { TURN } from '#shared/drawing/interpolate.ts';
import { engravedAt, innerRing, outerRing, sealRadius, underWay } from '#shared/drawing/seal.ts';

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

test('a seal in progress is engraved up to the burin, and plain circles beyond', () => {
  const front = TURN * underWay;
  for (const angle of angles) {
    if (angle >= front) expect(engravedAt(angle, front)).toBe(0);
  }
  expect(engravedAt(front / 2, front)).toBe(1);
});
