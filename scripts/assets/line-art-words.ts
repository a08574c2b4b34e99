import { site } from '../../shared/site';
import { loadTypeface, type TextOutline } from './glyph-outline';
import { iris, palette } from './palette';
import { linearGradient, svg, writeImage } from './svg-document';
import { swelledLine } from './swelled-line';
import { textTone } from './tone-mask';

const width = 1280;

/** Words that ruled lines swell into: the footer's wordmark and the 404. */
export async function drawWords(): Promise<void> {
  const besley = await loadTypeface('besley', 600);
  const natural = besley(site.product, { size: 100 });
  const size = (100 * (width - 24)) / natural.width;
  const wordmark = swelledWord(besley(site.product, { size }), {
    x: 10,
    baseline: 0.72 * size + 27,
    lines: 35,
    pitch: 9,
  });
  await writeImage(
    'wordmark',
    svg(
      width,
      wordmark.height,
      `${linearGradient('iris', iris, { x2: width })}<path fill="url(#iris)" d="${wordmark.path}"/>`,
    ),
  );
  const lost = swelledWord(besley('404', { size: 360 }), {
    x: 4,
    baseline: 281,
    lines: 33,
    pitch: 9,
  });
  await writeImage(
    'error-404',
    svg(width, lost.height, `<path fill="${palette.electrum}" d="${lost.path}"/>`),
  );
}

interface Rules {
  x: number;
  baseline: number;
  lines: number;
  pitch: number;
}

function swelledWord(text: TextOutline, { x, baseline, lines, pitch }: Rules) {
  const height = Math.ceil(lines * pitch);
  const tone = textTone(text, { width, height, x, y: baseline, blur: 3 });
  const path = Array.from({ length: lines }, (_, index) =>
    swelledLine(
      // Thin rules are one px on whole pixels at the container's full width.
      { y: (index + 0.5) * pitch, from: 0, to: width, pitch, min: 0.5 / pitch, max: 0.4, step: 3 },
      tone,
    ),
  ).join('');
  return { height, path };
}
