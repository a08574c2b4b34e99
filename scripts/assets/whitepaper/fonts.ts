import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const faces = [
  { family: 'Besley', file: 'besley', weight: 400 },
  { family: 'Besley', file: 'besley', weight: 500 },
  { family: 'Instrument Sans', file: 'instrument-sans', weight: 400 },
  { family: 'Instrument Sans', file: 'instrument-sans', weight: 500 },
  { family: 'Instrument Sans', file: 'instrument-sans', weight: 600 },
];

/**
 * Font faces of fixed weight with the characters of a text, as CSS.
 * A variable font would be embedded as drawings of its letters; a fixed one stays a font.
 */
export async function printFonts(text: string): Promise<string> {
  const characters = [...new Set(text)].sort().join('');
  const rules = faces.map(async ({ family, file, weight }) => {
    const source = `node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`;
    const font = await subsetFont(await readFile(source), characters, {
      targetFormat: 'sfnt',
      keepFeatures: ['kern', 'mark', 'mkmk', 'liga', 'ccmp', 'locl', 'tnum', 'lnum', 'pnum'],
      noHinting: true,
      variationAxes: { wght: weight },
    });
    const url = `data:font/ttf;base64,${Buffer.from(font).toString('base64')}`;
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${url})}`;
  });
  return (await Promise.all(rules)).join('\n');
}
