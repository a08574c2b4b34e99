import { cardSize } from '#shared/content/cards.ts';
import { smoothstep } from '#shared/drawing/interpolate.ts';
import { loadTypeface } from '../drawing/glyph-outline';
import { dimRules, type GradientStops, palette } from '../drawing/palette';
import { linearGradient } from '../drawing/svg-document';
import { swelledLine, type Tone } from '../drawing/swelled-line';
import { textTone } from '../drawing/tone-mask';

const pitch = 10;
const middle = { x: 914, y: 315 };

/** The lines of the ledger, which swell into a sign. */
function swelledSign(tone: Tone, colors: GradientStops): string {
  const lines = Array.from({ length: cardSize.height / pitch }, (_, index) =>
    swelledLine(
      {
        y: (index + 0.5) * pitch,
        from: 0,
        to: cardSize.width,
        pitch,
        min: 0.06,
        max: 0.42,
        step: 2,
      },
      tone,
    ),
  );
  return [
    linearGradient('sign', colors, { x1: 0, x2: cardSize.width }),
    `<path fill="url(#sign)" d="${lines.join('')}"/>`,
  ].join('');
}

/** A lock whose keyhole lets nothing through. */
export function privacyFigure(): string {
  const tone: Tone = (x, y) => {
    const [dx, dy] = [Math.abs(x - middle.x), y - middle.y];
    const plate = smoothstep(-5, 5, 236 - Math.hypot(dx, dy));
    const bow = 62 - Math.hypot(dx, dy + 52);
    // The keyhole widens towards its foot.
    const ward = Math.min(26 + 0.2 * (dy + 30) - dx, 128 - dy, dy + 60);
    return plate * smoothstep(5, -5, Math.max(bow, ward));
  };
  return swelledSign(tone, [...dim, [0.57, palette.verdigris], [0.9, palette.electrum]]);
}

export async function termsFigure(): Promise<string> {
  const besley = await loadTypeface('besley', 500);
  const sign = besley('§', { size: 680 });
  const place = { x: middle.x - sign.width / 2, y: 558, blur: 3 };
  const tone = textTone(sign, { ...cardSize, ...place });
  return swelledSign(tone, [...dim, [0.64, palette.electrum], [0.88, palette.madder]]);
}

/** Where words stand over the lines. */
const dim: GradientStops = [
  [0, dimRules.first],
  [0.48, dimRules.second],
];
