import { palette } from '#scripts/assets/drawing/palette.ts';
import { type MarkSize, markPath, markSizes } from '#scripts/assets/line-art/mark.ts';
import { coinLegend } from '#shared/drawing/coin-legend.ts';
import { metalTint, tinted } from '#shared/drawing/color-tint.ts';
import { markLetter } from '#shared/drawing/mark-letter.ts';
import { site } from '#shared/site.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

test('no two letters have the same mark', () => {
  expect(new Set(alphabet.map((letter) => markPath(36, letter))).size).toBe(26);
});

test.each(Object.values(markSizes))(
  'at $size px a letter stands between rules whose edges lie on whole pixels',
  ({ size, rules }) => {
    for (const letter of ['A', 'L', 'O']) {
      const path = markPath(size as MarkSize, letter);
      const bars = [...path.matchAll(/M(\S+) ([^h\s]+)h([^v\s]+)v([^H\s]+)H/g)];
      expect(bars.length).toBeGreaterThan(rules.length);
      const numbers = bars.flatMap(([, ...all]) => all.map(Number));
      expect(numbers.filter((number) => !Number.isInteger(number))).toEqual([]);
    }
  },
);

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
