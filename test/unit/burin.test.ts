import { engraved } from '#scripts/assets/drawing/burin.ts';

/** Heights of the strokes at the right edge of a 100 × 100 sheet with this light. */
function widthsAt(light: (t: number) => number, height: number, strokes: number): number[] {
  const sheet = { at: (t: number, v: number) => [100 * t, height * v] as const, light };
  return engraved(sheet, strokes, 4)
    .split('z')
    .filter(Boolean)
    .map((stroke) => {
      const places: [number, number][] = [];
      for (const [, x, y] of stroke.matchAll(/(-?[\d.]+)[ ,]?(-?[\d.]+)/g)) {
        const [before] = places.slice(-1);
        places.push([Number(x) + (before?.[0] ?? 0), Number(y) + (before?.[1] ?? 0)]);
      }
      const edge = Math.max(...places.map(([x]) => x));
      const ys = places.filter(([x]) => Math.abs(x - edge) < 1).map(([, y]) => y);
      return Math.max(...ys) - Math.min(...ys);
    });
}

test('strokes swell with the light', () => {
  const [dark = 0, half = 0, bright = 0] = [0, 0.5, 1].map((t) => widthsAt(() => t, 100, 10)[0]);
  expect(dark).toBeGreaterThan(0);
  expect(half).toBeGreaterThan(dark);
  expect(bright).toBeGreaterThan(half);
  expect(bright).toBeLessThan(10);
});

test('if there is no room, every second stroke ends, so that they never merge', () => {
  const widths = widthsAt(() => 0.6, 10, 10);
  expect(widths.filter((width) => width > 0)).toHaveLength(5);
});
