import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont, { type SubsetFontOptions } from 'subset-font';
import { withoutEmoji } from '#shared/drawing/without-emoji.ts';
import { site } from '#shared/site.ts';

export type Typeface = 'besley' | 'instrument-sans';
export type LoadedFont = ReturnType<typeof fontFrom>;

/** All letters that an operator may have written in `shared/site.ts`. */
export const siteLetters = JSON.stringify(site);

/**
 * Fonts for the site's own names, the best first: the family, its extended Latin letters, and for
 * another script a font that is installed here.
 * @throws Error that names a letter that no font has
 */
export async function loadFonts(family: Typeface, weight: number): Promise<LoadedFont[]> {
  const fonts = [await loadFamily(family, 'latin', weight)];
  const names = new Set(withoutEmoji(siteLetters));
  const missing = () => [...names].find((letter) => !fonts.some((font) => font.has(letter)));
  if (missing()) fonts.push(await loadFamily(family, 'latin-ext', weight));
  for (let letter = missing(); letter; letter = missing()) fonts.push(await loadSystemFont(letter));
  return fonts;
}

async function loadFamily(family: Typeface, subset: string, weight: number): Promise<LoadedFont> {
  // With all of its features, such as other forms of a letter at the end of a word.
  const whole = { keepAllGlyphs: true, keepFeatures: undefined };
  return fontFrom(await cutFont(`${family}-${subset}`, undefined, weight, whole));
}

/** A family's file, such as `besley-latin`, cut down to some letters, and to one weight or a range. */
export async function cutFont(
  source: string,
  letters: string | undefined,
  wght: number | { min: number; max: number; default: number },
  options: SubsetFontOptions = {},
): Promise<Uint8Array> {
  const family = source.replace(/-latin.*/, '');
  const file = `node_modules/@fontsource-variable/${family}/files/${source}-wght-normal.woff2`;
  return subsetFont(await readFile(file), letters, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern', 'mark', 'mkmk', 'liga', 'ccmp', 'locl', 'tnum', 'lnum', 'pnum'],
    noHinting: true,
    variationAxes: { wght },
    ...options,
  });
}

async function loadSystemFont(letter: string): Promise<LoadedFont> {
  const wanted = `serif:charset=${letter.codePointAt(0)?.toString(16)}`;
  const { stdout } = spawnSync('fc-match', ['--format', '%{file}\n%{index}', wanted]);
  const [file, index] = String(stdout ?? '').split('\n');
  const font = file ? fontFrom(await readFile(file), Number(index) & 0xffff) : undefined;
  if (font?.has(letter)) return font;
  throw new Error(
    `No font here has the letter "${letter}" of shared/site.ts: install one that has (Debian: apt-get install fontconfig fonts-noto-core fonts-noto-cjk).`,
  );
}

function fontFrom(file: Uint8Array, index = 0) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(file).buffer), index);
  const letters = new Set(face.collectUnicodes());
  return {
    font: new harfbuzz.Font(face),
    unitsPerEm: face.upem,
    has: (letter: string) => letters.has(letter.codePointAt(0) ?? 0),
  };
}
