import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
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
  const file = `node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;
  const instance = await subsetFont(await readFile(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  return fontFrom(instance);
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
  const bytes = new ArrayBuffer(file.byteLength);
  new Uint8Array(bytes).set(file);
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes), index);
  const letters = new Set(face.collectUnicodes());
  return {
    font: new harfbuzz.Font(face),
    unitsPerEm: face.upem,
    has: (letter: string) => letters.has(letter.codePointAt(0) ?? 0),
  };
}
