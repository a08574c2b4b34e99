import { palette } from '../drawing/palette';
import { stroke } from '../drawing/svg-document';
import { caption, type Drawing, type Form, inlineImage } from './drawing';

const roundels = [
  { name: 'Real estate', x: 66, asset: 'estate' },
  { name: 'Commodities', x: 232, asset: 'bars' },
  { name: 'Equity instruments', x: 398, asset: 'certificate' },
];

/** On the narrow form the rings are smaller, and names have one word a line. */
const forms = {
  wide: { width: 464, height: 156, spread: 1, scale: 1, lineEnd: '\n' },
  narrow: { width: 340, height: 158, spread: 0.7, scale: 0.8, lineEnd: ' ' },
};

/** Three assets as the site shows them, each in its own double ring. */
export async function drawVaults(form: Form): Promise<Drawing> {
  const { width, height, spread, scale, lineEnd } = forms[form];
  const body = roundels.map(async ({ name, x, asset }) => {
    const drawing = await inlineImage(`asset-${asset}`);
    const place = Math.round((x - 232) * spread + width / 2);
    return [
      `<g transform="translate(${place} ${68 * scale}) scale(${scale})">`,
      `<circle r="65" fill="${palette.bone50}"/>`,
      drawing.replace('<svg', '<svg x="-48" y="-48" width="96" height="96"'),
      `<g ${stroke(palette.plateInk, 0.9)}><circle r="61.5"/><circle r="65"/></g></g>`,
      ...name
        .split(lineEnd)
        .map((word, row) => caption(word, place, 136 * scale + 16 + row * 18, 'middle')),
    ].join('');
  });
  return { width, height, body: (await Promise.all(body)).join('') };
}
