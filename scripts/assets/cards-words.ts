import { logoMarkPath } from '../../client/components/logo-mark-path';
import { cardLabel, cards } from '../../shared/content/cards';
import type { PageId } from '../../shared/pages';
import { site } from '../../shared/site';
import { loadTypeface, outlinePath, type TextOutliner } from './glyph-outline';
import { palette } from './palette';

/** Left edge of all words. */
const left = 72;
const markSize = 72;
const headerBaseline = 105;
const lineBaseline = 560;
const tracking = -0.022;
const lineSize = 30;
const lineLeading = 40;
/** Sizes of the headline in the order of preference, and the most lines at each. */
const settings = [
  ...[132, 112, 100, 92, 86, 80].map((size) => ({ size, most: 2 })),
  ...[100, 92, 86, 80, 76].map((size) => ({ size, most: 3 })),
];

export interface WordsRoom {
  /** Width that the headline may take, px. */
  room: number;
  /** Width of the line below, where it is another. */
  lineRoom?: number;
}

/** Mark, names, headline and line of a card. */
export async function cardWords(id: PageId, { room, lineRoom = room }: WordsRoom): Promise<string> {
  const besley = await loadTypeface('besley', 400);
  const besleyMedium = await loadTypeface('besley', 500);
  const sans = await loadTypeface('instrument-sans', 500);
  const { headline, line } = cards[id];
  const name = besleyMedium(site.product, { size: 40 });
  const nameX = left + markSize + 20;
  const label = cardLabel(id);
  const labelX = Math.round(nameX + name.width + 24);
  const { size, lines } = setHeadline(besley, headline, room);
  const leading = size * 1.05;
  const below = balance((words) => sans(words, { size: lineSize }).width, line, lineRoom) ?? [line];
  const lineTop = lineBaseline - (below.length - 1) * lineLeading;
  // Room for what hangs below the last line.
  const baseline = lineTop - 46 - size * 0.28 - (lines.length - 1) * leading;
  return [
    `<path transform="translate(${left} 54) scale(${markSize / 36})" fill="${palette.electrum}" d="${logoMarkPath}"/>`,
    glyphs(palette.inkText1, outlinePath(name, nameX, headerBaseline - 1)),
    ...(label
      ? [
          `<path stroke="${palette.inkRule2}" stroke-width="2" d="M${labelX} 72V108"/>`,
          glyphs(
            palette.inkText2,
            outlinePath(sans(label, { size: 30 }), labelX + 24, headerBaseline - 5),
          ),
        ]
      : []),
    ...lines.map((text, index) =>
      glyphs(
        palette.inkText1,
        outlinePath(
          besley(text, { size, tracking }),
          left - size * 0.03,
          baseline + index * leading,
        ),
      ),
    ),
    ...below.map((text, index) =>
      glyphs(
        palette.inkText2,
        outlinePath(sans(text, { size: lineSize }), left, lineTop + index * lineLeading),
      ),
    ),
  ].join('');
}

function glyphs(color: string, path: string): string {
  return `<path fill="${color}" d="${path}"/>`;
}

/** The largest size at which the headline fits, broken so that its lines are about as long. */
function setHeadline(besley: TextOutliner, text: string, room: number) {
  for (const { size, most } of settings) {
    const width = (words: string) => besley(words, { size, tracking }).width;
    const lines = balance(width, text, room);
    if (lines && lines.length <= most) return { size, lines };
  }
  throw new Error(`No headline of a card may be as long as "${text}"`);
}

/** Nothing where one word is too wide. */
function balance(width: (words: string) => number, text: string, room: number) {
  const wide = wrap(text, (line) => width(line) <= room);
  if (wide.some((line) => width(line) > room)) return undefined;
  // As narrow as it gets with no more lines.
  for (let narrow = room - 10; narrow > room / 3; narrow -= 10) {
    const lines = wrap(text, (line) => width(line) <= narrow);
    if (lines.length > wide.length || lines.some((line) => width(line) > narrow)) {
      return wrap(text, (line) => width(line) <= narrow + 10);
    }
  }
  return wide;
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
