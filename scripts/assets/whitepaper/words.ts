import { loadTypeface, outlinePath, type TextOutliner } from '../drawing/glyph-outline';
import { palette } from '../drawing/palette';

/** @returns a drawing in which every word is an outline, for a picture that has no fonts */
export async function outlineWords(): Promise<(body: string, size: number) => string> {
  const sans = await loadTypeface('instrument-sans', 500);
  const besley = await loadTypeface('besley', 500);
  return (body, size) =>
    body.replaceAll(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) => {
      const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
      const isDisplay = read('font-family') === 'besley';
      return outlineWord(isDisplay ? besley : sans, {
        text,
        x: Number(read('x')),
        y: Number(read('y')),
        size: Number(read('font-size') ?? size),
        anchor: read('text-anchor') ?? 'start',
        ink: isDisplay ? palette.boneText1 : palette.boneText2,
      });
    });
}

interface Word {
  text: string;
  x: number;
  y: number;
  size: number;
  anchor: string;
  ink: string;
}

function outlineWord(outliner: TextOutliner, { text, x, y, size, anchor, ink }: Word): string {
  const word = outliner(text, { size, tabular: true });
  const shifts: Record<string, number> = { start: 0, middle: word.width / 2, end: word.width };
  return `<path fill="${ink}" d="${outlinePath(word, x - (shifts[anchor] ?? 0), y, 2)}"/>`;
}
