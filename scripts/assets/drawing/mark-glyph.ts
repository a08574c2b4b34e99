import { writeFile } from 'node:fs/promises';
import { markGlyph } from '#shared/drawing/mark-glyph.ts';
import { mark } from '#shared/settings/mark.ts';
import { loadTypeface } from './glyph-outline';
import { glyphSource, outlinesOf } from './letter-outlines';

/**
 * Stores the outlines of the mark's letter for pages and drawings.
 * @throws Error that names a letter that no font has
 */
export async function keepMarkGlyph(): Promise<void> {
  const outliner = await loadTypeface('instrument-sans', 700);
  const [glyph] = outliner(mark, { size: 100 }).glyphs;
  const outlines = glyph ? outlinesOf(glyph) : '';
  // Later drawings have already imported the file.
  Object.assign(markGlyph, { letter: mark, outlines });
  await writeFile('shared/drawing/mark-glyph.ts', glyphSource(mark, outlines));
}
