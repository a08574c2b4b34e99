import { TURN } from '#shared/drawing/interpolate.ts';
import { engravedAt, innerRing, outerRing, ramps, sealRadius } from '#shared/drawing/seal.ts';

test.each([outerRing, innerRing])(
  'a ring of $K curves is ruled, and engraved it closes',
  (ring) => {
    const { K, r0, a, b } = ring;
    for (let k = 0; k < K; k += 1) {
      const ruled = r0 + 0.86 * a * ((2 * k) / (K - 1) - 1);
      for (const angle of [0, 1, TURN]) expect(sealRadius(ring, k, angle, 0)).toBeCloseTo(ruled);
      expect(sealRadius(ring, k, TURN, 1)).toBeCloseTo(sealRadius(ring, k, 0, 1));
      expect(Math.abs(sealRadius(ring, k, 1, 1) - r0)).toBeLessThanOrEqual(a + b);
    }
  },
);

test.each(Object.values(ramps))('with a ramp of %d nothing, then the whole ring is cut', (ramp) => {
  const cut = (front: number) => [0, 2, TURN].map((angle) => engravedAt(angle, front, ramp));
  expect(cut(0)).toEqual([0, 0, 0]);
  expect(cut(2 + ramp)).toEqual([0, 1, 0]);
  expect(cut(TURN + ramp)).toEqual([1, 1, 1]);
});
