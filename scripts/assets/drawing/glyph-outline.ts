import * as harfbuzz from 'harfbuzzjs';
import { withoutEmoji } from '#shared/drawing/without-emoji.ts';
import { type LoadedFont, loadFonts, type Typeface } from './load-fonts';
import { Pen, type Point } from './svg-path';

/** Lays text out as outlines, so that a drawing needs no font: x from 0, baseline at y 0. */
export async function loadTypeface(typeface: Typeface, weight: number): Promise<TextOutliner> {
  const fonts = await loadFonts(typeface, weight);
  return (text, { size, tracking = 0 }) => {
    let x = 0;
    const glyphs = runsOf(fonts, withoutEmoji(text)).flatMap(({ font: face, text: run }) => {
      const { font, unitsPerEm } = face;
      const buffer = new harfbuzz.Buffer();
      buffer.addText(run);
      buffer.guessSegmentProperties();
      harfbuzz.shape(font, buffer);
      const scale = size / unitsPerEm;
      return buffer.getGlyphInfosAndPositions().map((glyph): Glyph => {
        const placed = {
          x,
          advance: (glyph.xAdvance ?? 0) * scale,
          // Most texts are only measured.
          get commands() {
            const drawn = font
              .glyphToJson(glyph.codepoint)
              .filter(({ values }) => values.length > 0);
            return drawn.map(({ type, values }) => ({ type, points: pointsOf(values, scale) }));
          },
        };
        x += placed.advance + tracking * size;
        return placed;
      });
    });
    return { width: x - tracking * size, glyphs };
  };
}

/** `tracking` is added after each glyph, em. */
export type TextOutliner = (
  text: string,
  options: { size: number; tracking?: number },
) => TextOutline;

export interface TextOutline {
  width: number;
  glyphs: Glyph[];
}

export interface Glyph {
  x: number;
  advance: number;
  commands: { type: string; points: Point[] }[];
}

/** The size, or a smaller one if the text would be wider than `room`. */
export function sizeWithin(outliner: TextOutliner, text: string, size: number, room: number) {
  return Math.min(size, room / outliner(text, { size: 1 }).width);
}

/** Path data of laid-out text with its baseline's left end at the given place. */
export function outlinePath(text: TextOutline, x: number, y: number): string {
  return text.glyphs.map((glyph) => glyphPath(glyph, x + glyph.x, y)).join('');
}

export function glyphPath(glyph: Glyph, x: number, y: number): string {
  let data = '';
  let pen: Pen | undefined;
  for (const { type, points } of glyph.commands) {
    const placed = points.map(([px, py]): Point => [px + x, py + y]);
    const start = placed[0];
    if (type === 'M' && start) {
      if (pen) data += `${pen.data}z`;
      pen = new Pen(start);
    } else pen?.draw(type.toLowerCase(), placed);
  }
  return pen ? `${data}${pen.data}z` : data;
}

/** Splits a text into runs by the first font that has its letters. A space belongs to the run before. */
function runsOf(fonts: readonly LoadedFont[], text: string) {
  const runs: { font: LoadedFont; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const before = /[\s\p{M}]/u.test(letter) && last?.font.has(letter) ? last.font : undefined;
    const font = before ?? fonts.find((candidate) => candidate.has(letter));
    if (!font) throw new Error(`"${text}" cannot be drawn: no font has "${letter}"`);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Converts a font's points, whose y is upwards. */
function pointsOf(values: readonly number[], scale: number): Point[] {
  return values.flatMap((x, at) => (at % 2 ? [] : [[x * scale, -(values[at + 1] ?? 0) * scale]]));
}

/** Breaks a text into lines that fit; a word that does not fit has a line of its own. */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
