import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { Pen, type Point } from './svg-path';

export type Typeface = 'besley' | 'instrument-sans';

/** Lays text out as outlines, so that a drawing needs no font: x from 0, baseline at y 0. */
export async function loadTypeface(typeface: Typeface, weight: number): Promise<TextOutliner> {
  const file = `node_modules/@fontsource-variable/${typeface}/files/${typeface}-latin-wght-normal.woff2`;
  const instance = await subsetFont(await readFile(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const bytes = new ArrayBuffer(instance.byteLength);
  new Uint8Array(bytes).set(instance);
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const font = new harfbuzz.Font(face);
  return (text, options) => outline(font, face.upem, text, options);
}

export type TextOutliner = (text: string, options: OutlineOptions) => TextOutline;

interface OutlineOptions {
  size: number;
  /** Added after each glyph, em. */
  tracking?: number;
  /** Ask for figures of one width. */
  tabular?: boolean;
}

export interface TextOutline {
  width: number;
  glyphs: Glyph[];
}

export interface Glyph {
  x: number;
  advance: number;
  commands: GlyphCommand[];
}

export interface GlyphCommand {
  type: string;
  points: Point[];
}

/** Text no larger than `size`, and no wider than there is room. */
export function fitted(
  outliner: TextOutliner,
  text: string,
  size: number,
  room: number,
): TextOutline {
  return outliner(text, { size: Math.min(size, room / outliner(text, { size: 1 }).width) });
}

/** Path data of laid-out text with its baseline's left end at the given place. */
export function outlinePath(text: TextOutline, x: number, y: number, digits = 1): string {
  return text.glyphs.map((glyph) => glyphPath(glyph, x + glyph.x, y, digits)).join('');
}

export function glyphPath(glyph: Glyph, x: number, y: number, digits = 1): string {
  let data = '';
  let pen: Pen | undefined;
  for (const { type, points } of glyph.commands) {
    const placed = points.map(([px, py]): Point => [px + x, py + y]);
    const start = placed[0];
    if (type === 'M' && start) {
      if (pen) data += `${pen.data}z`;
      pen = new Pen(start, digits);
    } else if (placed.length > 0) pen?.draw(type.toLowerCase(), placed);
  }
  return pen ? `${data}${pen.data}z` : data;
}

function outline(
  font: harfbuzz.Font,
  unitsPerEm: number,
  text: string,
  { size, tracking = 0, tabular = false }: OutlineOptions,
): TextOutline {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  const tabularFigures = harfbuzz.Feature.fromString('tnum');
  harfbuzz.shape(font, buffer, tabular && tabularFigures ? [tabularFigures] : []);
  const scale = size / unitsPerEm;
  let x = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map((glyph): Glyph => {
    const placed = {
      x,
      advance: (glyph.xAdvance ?? 0) * scale,
      commands: parseCommands(font.glyphToPath(glyph.codepoint), scale),
    };
    x += placed.advance + tracking * size;
    return placed;
  });
  return { width: x - tracking * size, glyphs };
}

function parseCommands(data: string, scale: number): GlyphCommand[] {
  return [...data.matchAll(/([MLQC])([^MLQCZ]*)/g)].map(([, type = '', numbers = '']) => {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let index = 0; index + 1 < values.length; index += 2) {
      points.push([(values[index] ?? 0) * scale, -(values[index + 1] ?? 0) * scale]);
    }
    return { type, points };
  });
}
