import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { cutFont, siteLetters } from '../drawing/load-fonts';

const ascii = lettersBetween(0x20, 0x7e);
const punctuation = '\u00a0‘’“”–—‐‑…•·×©°€';
const weights = { min: 400, max: 600, default: 400 };
const code = 'node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2';

/**
 * Cuts the families down to what the site prints: ASCII, the names' letters, typographic punctuation, weights
 * in use. Letters with accents, which visitors write into forms, are in files that only load when needed.
 */
export async function generateFonts(): Promise<void> {
  for (const family of ['besley', 'instrument-sans']) {
    await cut(`${family}-latin`, family, ascii + punctuation + siteLetters, weights);
  }
  await cut('besley-latin', 'besley-latin-1', lettersBetween(0xc0, 0xff), 400);
  await cut('besley-latin-ext', 'besley-latin-ext', lettersBetween(0x100, 0x17f), 400);
  const plain = await subsetFont(await readFile(code), ascii + siteLetters, {
    targetFormat: 'woff2',
    noHinting: true,
    // No ligatures, because code needs single letters.
    keepFeatures: [],
  });
  await writeFile('public/fonts/ibm-plex-mono.woff2', plain);
}

async function cut(source: string, name: string, letters: string, wght: typeof weights | number) {
  const subset = await cutFont(source, letters, wght, { targetFormat: 'woff2' });
  await writeFile(`public/fonts/${name}.woff2`, subset);
}

function lettersBetween(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCharCode(...codes);
}
