import { mark16, mark36, swellsOf } from '#scripts/assets/drawing/mark-grids.ts';
import { palette } from '#scripts/assets/drawing/palette.ts';
import { largeMarkPath, markPath, smallMarkPath } from '#scripts/assets/line-art/mark.ts';
import { coinLegend } from '#shared/drawing/coin-legend.ts';
import { metalTint, tinted } from '#shared/drawing/color-tint.ts';
import { markLetter } from '#shared/drawing/mark-letter.ts';
import { site } from '#shared/site.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

describe.each([
  ['36 px', mark36, { width: 3, gap: 2, from: 4, to: 32 }],
  ['16 px', mark16, { width: 2, gap: 1, from: 1, to: 15 }],
] as const)('at %s', (_, grid, { width, gap, from, to }) => {
  test.each(alphabet)('%s swells in five rules, whose parts can be told apart', (letter) => {
    const rules = swellsOf(grid, letter);
    expect(rules).toHaveLength(5);
    for (const swells of rules) {
      const edges = swells.flat();
      const steps = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
      // Widths and gaps by turns.
      const tooNarrow = steps.filter((step, index) => step < (index % 2 ? gap : width));
      expect(tooNarrow).toEqual([]);
      expect(edges[0]).toBeGreaterThanOrEqual(from);
      expect(edges.at(-1)).toBeLessThanOrEqual(to);
    }
  });
});

test.each([
  ['large', largeMarkPath],
  ['36 px', markPath],
  ['16 px', smallMarkPath],
])('no two letters have the same mark: %s', (_, draw) => {
  expect(new Set(alphabet.map((letter) => draw(letter))).size).toBe(26);
});

test('the mark of the project can be drawn', () => {
  expect(alphabet).toContain(site.mark);
});

test('a mark that is no letter is refused by the name of its setting', () => {
  expect(() => markLetter('3')).toThrow(/"3".*shared\/site\.ts/);
});

test.each([20, 50, 90])('the words round the coin fill %d letters, the name first', (shortest) => {
  const words = coinLegend(shortest);
  expect(words[0]).toBe(site.product);
  expect(words.join('   ').length + 3).toBeGreaterThanOrEqual(shortest);
  const ring = [...words, words[0]];
  expect(ring.filter((word, index) => word === ring[index + 1])).toEqual([]);
});

test('another accent gives the coin another metal, and the same one the same', () => {
  expect(tinted('#75633A', metalTint('#E6D59A'))).toBe('#75633A');
  const [red, , blue] = metalTint('#9ac8e6');
  expect(red).toBeLessThan(1);
  expect(blue).toBeGreaterThan(1);
});

test('the frame of the browser has the colour of the ink ground', () => {
  expect(site.themeColor.toUpperCase()).toBe(palette.ink950);
});
