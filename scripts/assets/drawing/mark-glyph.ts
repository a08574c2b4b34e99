import { writeFile } from 'node:fs/promises';
import { markGlyph } from '#shared/drawing/mark-glyph.ts';
import { site } from '#shared/site.ts';
import { loadTypeface } from './glyph-outline';
import { fieldOf, glyphSource } from './letter-field';

/**
 * If the mark is no letter from A to Z, stores its glyph for pages and drawings.
 * @throws Error that names a letter that no font has
 */
export async function keepMarkGlyph(): Promise<void> {
  const besley = await loadTypeface('besley', 900);
  const isKnown = /^[A-Z]?$/.test(site.mark);
  const [glyph] = isKnown ? [] : besley(site.mark, { size: 100 }).glyphs;
  const letter = glyph ? site.mark : '';
  const field = glyph ? fieldOf(glyph) : '';
  // Later drawings have already imported the file.
  Object.assign(markGlyph, { letter, field });
  await writeFile('shared/drawing/mark-glyph.ts', glyphSource(letter, field));
}
