import { loadTypeface, outlinePath } from '../drawing/glyph-outline';
import { palette } from '../drawing/palette';

/** @returns a drawing in which every word is an outline, for a picture that has no fonts */
export async function outlineWords(): Promise<(body: string, size?: number) => string> {
  const sans = await loadTypeface('instrument-sans', 500);
  const besley = await loadTypeface('besley', 500);
  const light = await loadTypeface('besley', 400);
  return (body, size) =>
    body.replaceAll(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) => {
      const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
      const isDisplay = read('font-family') === 'besley';
      const display = read('font-weight') === '400' ? light : besley;
      const word = (isDisplay ? display : sans)(text, {
        size: Number(read('font-size') ?? size),
        tracking: Number.parseFloat(read('letter-spacing') ?? '0'),
      });
      const shifts: Record<string, number> = { middle: word.width / 2, end: word.width };
      const x = Number(read('x')) - (shifts[read('text-anchor') ?? ''] ?? 0);
      const ink = read('fill') ?? (isDisplay ? palette.boneText1 : palette.boneText2);
      return `<path fill="${ink}" d="${outlinePath(word, x, Number(read('y')))}"/>`;
    });
}
