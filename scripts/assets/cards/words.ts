import { cardLabel, cards } from '#shared/content/cards.ts';
import type { PageId } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import {
  loadTypeface,
  outlinePath,
  sizeWithin,
  type TextOutline,
  type TextOutliner,
  wrap,
} from '../drawing/glyph-outline';
import { palette } from '../drawing/palette';
import { markPath } from '../line-art/mark';

/** Left edge of all words. */
const left = 72;
const markSize = 72;
const headerBaseline = 105;
const lineBaseline = 560;
/** Space around the line between the two names. */
const labelGap = 24;
const tracking = -0.022;
const lineSize = 30;
const lineLeading = 40;
/** Sizes of the headline, the preferred one first, each with the most lines allowed. */
const settings = [
  ...[132, 112, 100, 92, 86, 80].map((size) => ({ size, most: 2 })),
  ...[100, 92, 86, 80, 76, 68, 60, 52, 46, 40, 34].map((size) => ({ size, most: 3 })),
];

export interface WordsRoom {
  /** Width that the headline may take, px. */
  room: number;
  /** Width of the line below, if it differs. */
  lineRoom?: number;
}

/** Mark, names, headline and line of a card. */
export async function cardWords(id: PageId, { room, lineRoom = room }: WordsRoom): Promise<string> {
  const besley = await loadTypeface('besley', 400);
  const besleyMedium = await loadTypeface('besley', 500);
  const sans = await loadTypeface('instrument-sans', 500);
  const { headline, line } = cards[id];
  const nameX = left + markSize + 20;
  const nameRoom = left + room - nameX;
  const nameSize = sizeWithin(besleyMedium, site.product, 40, nameRoom);
  const name = besleyMedium(site.product, { size: nameSize });
  const label = sans(cardLabel(id) ?? '', { size: 30 });
  // A long name leaves no room for the page's name; the headline says that anyway.
  const isWide = name.width + 2 * labelGap + label.width > nameRoom;
  const labelX = Math.round(nameX + name.width + labelGap);
  const below = balance((words) => sans(words, { size: lineSize }).width, line, lineRoom) ?? [line];
  const lineTop = lineBaseline - (below.length - 1) * lineLeading;
  const { size, lines, leading, baseline } = setHeadline(besley, headline, room, lineTop);
  return [
    `<path transform="translate(${left} 54) scale(${markSize / 36})" fill="${palette.electrum}" d="${markPath()}"/>`,
    word(palette.inkText1, name, nameX, headerBaseline - 1),
    ...(cardLabel(id) && !isWide
      ? [
          `<path stroke="${palette.inkRule2}" stroke-width="2" d="M${labelX} 72V108"/>`,
          word(palette.inkText2, label, labelX + labelGap, headerBaseline - 5),
        ]
      : []),
    ...lines.map((text, index) => {
      const y = baseline + index * leading;
      return word(palette.inkText1, besley(text, { size, tracking }), left - size * 0.03, y);
    }),
    ...below.map((text, index) => {
      const y = lineTop + index * lineLeading;
      return word(palette.inkText2, sans(text, { size: lineSize }), left, y);
    }),
  ].join('');
}

function word(color: string, text: TextOutline, x: number, y: number): string {
  return `<path fill="${color}" d="${outlinePath(text, x, y)}"/>`;
}

/** The largest size at which the headline fits, with lines of about the same length. */
function setHeadline(besley: TextOutliner, text: string, room: number, lineTop: number) {
  for (const { size, most } of settings) {
    const width = (words: string) => besley(words, { size, tracking }).width;
    const lines = balance(width, text, room);
    if (!lines || lines.length > most) continue;
    const leading = size * 1.05;
    // Leaves room for descenders below the last line, and for the names above the first.
    const baseline = lineTop - 46 - size * 0.28 - (lines.length - 1) * leading;
    if (baseline - 0.75 * size > headerBaseline + 70) return { size, lines, leading, baseline };
  }
  throw new Error(`The headline "${text}" is too long for a card`);
}

/** Undefined if one word is too wide. */
function balance(width: (words: string) => number, text: string, room: number) {
  const wide = wrap(text, (line) => width(line) <= room);
  if (wide.some((line) => width(line) > room)) return undefined;
  // The narrowest width that needs no more lines.
  for (let narrow = room - 10; narrow > room / 3; narrow -= 10) {
    const lines = wrap(text, (line) => width(line) <= narrow);
    if (lines.length > wide.length || lines.some((line) => width(line) > narrow)) {
      return wrap(text, (line) => width(line) <= narrow + 10);
    }
  }
  return wide;
}
