import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { siteLetters } from '../drawing/load-fonts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const punctuation = '\u00a0‘’“”–—‐‑…•·×©°€';

/** Cuts both families down to what the site prints: ASCII, the names' letters, typographic punctuation, weights in use. */
export async function generateFonts(): Promise<void> {
  await mkdir('public/fonts', { recursive: true });
  for (const family of ['besley', 'instrument-sans']) {
    const file = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
    const subset = await subsetFont(await readFile(file), ascii + punctuation + siteLetters, {
      targetFormat: 'woff2',
      keepFeatures: ['kern', 'mark', 'mkmk', 'liga', 'ccmp', 'locl', 'tnum', 'lnum', 'pnum'],
      noHinting: true,
      variationAxes: { wght: { min: 400, max: 600, default: 400 } },
    });
    await writeFile(`public/fonts/${family}.woff2`, subset);
  }
}
