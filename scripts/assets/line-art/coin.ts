import { coinLegend } from '#shared/content/coin-legend.ts';
import { TURN } from '#shared/drawing/interpolate.ts';
import { coinRings } from '#shared/drawing/seal.ts';
import { withoutEmoji } from '#shared/drawing/without-emoji.ts';
import type { Rosette } from '../drawing/engraving';
import { glyphPath, loadTypeface } from '../drawing/glyph-outline';
import { coinMetal, palette } from '../drawing/palette';
import { linearGradient, rosetteMarkup, stroke, svg } from '../drawing/svg-document';
import { formatNumber } from '../drawing/svg-path';
import { markTone, ruledDisc } from '../drawing/swelled-line';

const R = 296;
const box = { width: 600, height: 600, x: -300, y: -300 };
const bands: readonly Rosette[] = coinRings.map((ring) => ({ R, ...ring }));

/**
 * The served coin, the coin on the stamp, and the coin of the four books without its guilloche. What is printed
 * twice, in light and in shadow, has few elements: a phone lays out each copy.
 */
export const drawings = {
  coin: () => coin(rosetteMarkup('b', ...bands)),
  'coin-engraved': engravedCoin,
  'coin-books': () => coin(''),
};

async function coin(guilloche: string): Promise<string> {
  const light = { x1: -R * 0.7, y1: -R * 0.75, x2: R * 0.65, y2: R * 0.8 };
  return svg(box, [
    linearGradient('rim', coinMetal.rim, light),
    linearGradient('field', coinMetal.field, light),
    linearGradient('device', coinMetal.device, light),
    `<circle r="${R + 2}" fill="${coinMetal.shadow}"/>`,
    `<circle r="${R}" fill="url(#rim)"/>`,
    `<circle r="${R - 3}" fill="none" stroke="${palette.electrumHi}" stroke-opacity=".55" stroke-width="1.5"/>`,
    `<circle r="${at(0.93)}" fill="${coinMetal.shadow}"/>`,
    `<circle r="${at(0.922)}" fill="url(#field)"/>`,
    `<use href="#d" x="1.4" y="1.8" fill="${coinMetal.shadow}" stroke="${coinMetal.shadow}"/>`,
    `<g fill="url(#device)" stroke="url(#device)"><g id="d">${await devices()}</g></g>`,
    `<g fill="none"><use href="#g" x=".8" y="1" stroke="${coinMetal.shadow}"/>`,
    `<g stroke="url(#ovi)"><g id="g">${guilloche}</g></g></g>`,
    linearGradient('ovi', coinMetal.ink, light),
  ]);
}

/** In one ink. Paper shows where gold would shine. */
async function engravedCoin(): Promise<string> {
  const { verdigrisDark: ink, bone0: paper } = palette;
  // A crescent of light along the rim.
  const lit = `<circle r="${R - 4}" fill="${paper}"/><circle r="${R - 11}" cx="5" cy="5" fill="${ink}"/>`;
  return svg(box, [
    `<circle r="${R + 2}" fill="${ink}"/>${lit}<g fill="${paper}" stroke="${paper}">${await devices()}</g>`,
    `<g ${stroke(paper, 1.2)}>${rosetteMarkup('b', ...bands)}</g>`,
  ]);
}

function at(radius: number): string {
  return formatNumber(R * radius);
}

/** The frame, with beads as the dots of a dashed circle, the words, and the mark on a disc of lines. */
async function devices(): Promise<string> {
  const ring = (radius: number, width: number) =>
    `<circle r="${at(radius)}" fill="none" stroke-width="${width}"/>`;
  const tone = markTone(0.31 * R, 0.29 * R, 0.06);
  const disc = { radius: 0.462 * R, lines: 25, pitch: 10.6, min: 0.07, max: 0.42, step: 1.5 };
  return [
    `<circle r="${at(0.893)}" fill="none" stroke-width="8.6" stroke-linecap="round" pathLength="120" stroke-dasharray="0 1"/>`,
    ring(0.858, 1.6),
    ring(0.752, 1.6),
    ring(0.505, 3.4),
    ring(0.487, 1.2),
    `<g stroke="none">${await legend(coinLegend(), 0.805 * R, 28.5)}<path d="${ruledDisc(disc, tone)}"/></g>`,
  ].join('');
}

/** Words around a circle. `line` is the radius of their middle, `largest` their largest size. */
export async function legend(words: readonly string[], line: number, largest: number) {
  const besley = await loadTypeface('besley', 600);
  const drawn = words.map((word) => withoutEmoji(word).toUpperCase());
  const text = [...`${drawn.join(' · ')} · `];
  const first = [...(drawn[0] ?? '')];
  const natural = besley(text.join(''), { size: 1 });
  // Letter-spacing of at least a sixteenth of the size.
  const room = natural.width + natural.glyphs.length / 16 + 0.7 * Math.PI;
  const size = Math.min(largest, (TURN * line) / room);
  const outline = besley(text.join(''), { size });
  const radius = line - 0.35 * size;
  const spare = (TURN * radius - outline.width) / outline.glyphs.length;
  // The first words stand at 12 o'clock.
  const nameEnd = outline.glyphs[first.length]?.x ?? 0;
  const shift = (nameEnd + spare * (first.length - 1)) / 2;
  const letters = outline.glyphs.map((glyph, index) => {
    if (glyph.commands.length === 0) return '';
    const middle = glyph.x + index * spare + glyph.advance / 2 - shift;
    const turned = (middle / radius) * (180 / Math.PI);
    const path = glyphPath(glyph, -glyph.advance / 2, -radius);
    return `<path transform="rotate(${formatNumber(turned, 2)})" d="${path}"/>`;
  });
  return letters.join('');
}
