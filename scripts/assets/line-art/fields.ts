import { bandPath, type Field, fieldPath, infinityPath } from '../drawing/engraving';
import { mutedIris, palette } from '../drawing/palette';
import { linearGradient, stroke, svg, writeImage } from '../drawing/svg-document';

/** Coin of the home hero: its centre and width in a hero of 2560 px. */
const coin = { cx: 1635, cy: 356, width: 540 };

/** Braids by their picture. Colour begins 46 % of the way along `iris`: past the end of the text. */
const braids: Record<string, Field & { iris: readonly [from: number, to: number] }> = {
  'braid-home': {
    // A quarter of the headline's line apart, and every fourth on its baseline.
    ...{ iris: [560, 2040], width: 2560, height: 690, K: 38, H0: 18.5 * 21, step: 40 },
    ...{ H1: 0.43 * coin.width, yc: coin.cy, wavelength: 634 },
    // Right of the headline, so that letters are only on straight lines.
    ...{ x0: 1262, x1: coin.cx - 0.05 * coin.width },
  },
  'braid-phone': {
    ...{ iris: [-80, 390], width: 390, height: 236, K: 26, H0: 118, H1: 0.4 * 296 },
    ...{ yc: 104, x0: 84, x1: 290, wavelength: 300, step: 15 },
  },
  'braid-menu': {
    ...{ iris: [-160, 390], width: 390, height: 136, K: 26, H0: 76, H1: 38 },
    ...{ yc: 68, x0: 20, x1: 170, wavelength: 210, step: 15 },
  },
};

/** Line fields of the heroes, the presale bar's band and the infinity sign. */
export async function drawFields(): Promise<void> {
  for (const [name, field] of Object.entries(braids)) {
    const { width, height, iris } = field;
    const gradient = linearGradient('iris', mutedIris, { x1: iris[0], x2: iris[1] });
    const lines = `<path ${stroke('url(#iris)', 1)} stroke-opacity=".9" d="${fieldPath(field)}"/>`;
    const attributes = 'preserveAspectRatio="xMaxYMid slice"';
    await writeImage(name, svg({ width, height, attributes }, gradient + lines));
  }
  await writeImage('band-progress', progressBand());
  const infinity = `<path ${stroke(palette.verdigrisDark, 1.6)} d="${infinityPath()}"/>`;
  await writeImage('infinity', svg({ width: 114, height: 58, x: -57, y: -29 }, infinity));
}

/** One swell of the presale bar's band, which is repeated; the page gives it its colours. */
function progressBand(): string {
  const length = 240;
  const band = bandPath({ length, height: 44, swell: length });
  return svg({ width: length, height: 44 }, `<path ${stroke(palette.verdigris, 1)} d="${band}"/>`);
}
