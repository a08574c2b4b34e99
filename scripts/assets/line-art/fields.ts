import { braidLine, joining } from '#shared/drawing/braid.ts';
import { bandPath, infinityPath } from '../drawing/engraving';
import { mutedIris, palette } from '../drawing/palette';
import { linearGradient, stroke, svg } from '../drawing/svg-document';
import { leavingRule, repeat } from '../drawing/svg-path';

/**
 * Fields of rules that interlace towards the right, in px. `pitch` is between rules, `step` between points of curves;
 * lines leave their rules at `leaves` and form the braid from `joins` on. `iris` is the gradient's extent; its first
 * 46 % are dim, for the text.
 */
const fields = {
  'braid-home': {
    // Four lines per line of the headline, every fourth on its baseline.
    ...{ width: 2560, height: 690, lines: 38, pitch: 21, step: 40, iris: { x1: 560, x2: 2040 } },
    // Braided behind the coin: text needs straight lines.
    ...{ braid: { middle: 356, reach: 168, wave: 634 }, leaves: 1304, joins: 1640 },
  },
  'braid-phone': {
    ...{ width: 390, height: 236, lines: 26, pitch: 9.44, step: 15, iris: { x1: -80, x2: 390 } },
    ...{ braid: { middle: 104, reach: 86, wave: 300 }, leaves: 84, joins: 290 },
  },
  'braid-menu': {
    ...{ width: 390, height: 136, lines: 26, pitch: 6.08, step: 15, iris: { x1: -160, x2: 390 } },
    ...{ braid: { middle: 68, reach: 28, wave: 210 }, leaves: 20, joins: 170 },
  },
} as const;

/** Line fields of the heroes, the presale bar's band and the infinity sign. */
export const drawings = {
  'braid-home': () => ruledField(fields['braid-home']),
  'braid-phone': () => ruledField(fields['braid-phone']),
  'braid-menu': () => ruledField(fields['braid-menu']),
  // One period of the presale bar's band, which the page colours.
  'band-progress': () => {
    const band = bandPath({ length: 240, height: 44, K: 9, waves: 4, waist: 0.24 });
    return svg({ width: 240, height: 44 }, `<path ${stroke(palette.verdigris, 1)} d="${band}"/>`);
  },
  infinity: () => {
    const line = `<path ${stroke(palette.verdigrisDark, 1.6)} d="${infinityPath()}"/>`;
    return svg({ width: 114, height: 58, x: -57, y: -29 }, line);
  },
};

function ruledField(field: (typeof fields)[keyof typeof fields]): string {
  const { width, height, lines, pitch, braid, leaves, joins, step, iris } = field;
  const d = repeat(lines, (index) => {
    const ruled = height / 2 + (index - (lines - 1) / 2) * pitch;
    const line = joining(() => ruled, braidLine(braid, index / lines), leaves, joins);
    return leavingRule(line, [0, leaves, width], Math.round((width - leaves) / step));
  });
  return svg({ width, height, attributes: 'preserveAspectRatio="xMaxYMid slice"' }, [
    linearGradient('iris', mutedIris, iris),
    `<path ${stroke('url(#iris)', 1)} stroke-opacity=".9" d="${d}"/>`,
  ]);
}
