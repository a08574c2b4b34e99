import { TURN } from '#shared/drawing/interpolate.ts';
import { engravedAt, innerRing, outerRing, ramps, sealRadius } from '#shared/drawing/seal.ts';

const angles = Array.from({ length: 37 }, (_, index) => (TURN * index) / 36);

describe.each([outerRing, innerRing])('a ring of $K curves', (ring) => {
  const curves = Array.from({ length: ring.K }, (_, k) => k);

  it('is ruled at depth 0: circles at equal distances around its radius', () => {
    const radii = curves.map((k) => sealRadius(ring, k, 1, 0));
    expect(radii.at(-1)).toBeCloseTo(ring.r0 + 0.86 * ring.a);
    expect((radii[0] ?? 0) + (radii.at(-1) ?? 0)).toBeCloseTo(2 * ring.r0);
    expect(curves.map((k) => sealRadius(ring, k, 2, 0))).toEqual(radii);
  });

  it('closes after a turn at depth 1, and stays within the amplitude of its wave', () => {
    for (const k of curves) {
      expect(sealRadius(ring, k, TURN, 1)).toBeCloseTo(sealRadius(ring, k, 0, 1));
      for (const angle of angles)
        expect(Math.abs(sealRadius(ring, k, angle, 1) - ring.r0)).toBeLessThanOrEqual(
          ring.a + ring.b,
        );
    }
  });
});

test.each(Object.values(ramps))(
  'a burin with a ramp of %d cuts from nothing to a closed ring',
  (ramp) => {
    expect(angles.map((angle) => engravedAt(angle, 0, ramp))).toEqual(angles.map(() => 0));
    expect(angles.map((angle) => engravedAt(angle, TURN + ramp, ramp))).toEqual(
      angles.map(() => 1),
    );
    expect(engravedAt(0, TURN, ramp)).toBe(0);
    expect(engravedAt(2, 2, ramp)).toBe(0);
    expect(engravedAt(2, 2 + ramp, ramp)).toBe(1);
  },
);
