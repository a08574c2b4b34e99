import { execFileSync } from 'node:child_process';
import { palette } from '#scripts/assets/drawing/palette.ts';
import { type MarkSize, markPath, markSizes } from '#scripts/assets/line-art/mark.ts';
import { coinLegend } from '#shared/content/coin-legend.ts';
import { metalTint, tinted } from '#shared/drawing/color-tint.ts';
import { markGlyph } from '#shared/drawing/mark-glyph.ts';
import { withoutEmoji } from '#shared/drawing/without-emoji.ts';
import { site } from '#shared/site.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
// Jest cannot load the library that reads fonts.
const program = `Promise.all(
  ['glyph-outline', 'letter-outlines'].map((name) => import('./scripts/assets/drawing/' + name + '.ts')),
).then(async ([{ loadTypeface }, { outlinesOf }]) => {
  const outliner = await loadTypeface('instrument-sans', 700);
  const outlines = ${JSON.stringify(alphabet)}.map((letter) => outlinesOf(outliner(letter, { size: 100 }).glyphs[0]));
  console.log(JSON.stringify(outlines));
})`;
const node = ['--import', 'tsx', '--eval', program];
const outlines: string[] = JSON.parse(execFileSync(process.execPath, node, { encoding: 'utf8' }));
afterEach(() => jest.restoreAllMocks());

function play(letter: string): void {
  jest.replaceProperty(markGlyph, 'letter', letter);
  jest.replaceProperty(markGlyph, 'outlines', outlines[alphabet.indexOf(letter)] ?? '');
}

test('no two letters have the same mark, and a letter without outlines gets a ring around a dot', () => {
  const sign = markPath(36, '');
  expect(markPath(36, '?')).toBe(sign);
  const paths = alphabet.map((letter) => {
    play(letter);
    return markPath(36, letter);
  });
  expect(new Set([sign, ...paths]).size).toBe(27);
});

test.each(Object.values(markSizes))('at $size px edges lie on whole pixels', ({ size, rules }) => {
  for (const letter of ['A', 'L', 'O']) {
    play(letter);
    const path = markPath(size as MarkSize, letter);
    const bars = [...path.matchAll(/M(\S+) ([^h\s]+)h([^v\s]+)v([^H\s]+)H/g)];
    expect(bars.length).toBeGreaterThan(rules.length);
    const numbers = bars.flatMap(([, ...all]) => all.map(Number));
    expect(numbers.filter((number) => !Number.isInteger(number))).toEqual([]);
  }
});

test('the words round the coin name the product once and promise no profit', () => {
  const words = coinLegend();
  expect(words[0]).toBe(withoutEmoji(site.product));
  expect(new Set(words).size).toBe(words.length);
  expect(words.slice(1).join(' ')).not.toMatch(/profit|return|yield|secure/i);
});

test('the accent sets the coin’s metal', () => {
  expect(tinted('#75633A', metalTint('#E6D59A'))).toBe('#75633A');
  const [red, , blue] = metalTint('#9ac8e6');
  expect(red).toBeLessThan(1);
  expect(blue).toBeGreaterThan(1);
});

test('the theme colour is that of the dark background', () => {
  expect(site.themeColor.toUpperCase()).toBe(palette.ink950);
});
