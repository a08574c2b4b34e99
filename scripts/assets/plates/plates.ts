import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { sheetsOf } from '#client/plates/webgl/sheets.ts';
import { glsl } from '#scripts/bundle/plugins.ts';
import { mixed, rgb } from '#shared/drawing/gradient.ts';
import { type PlateName, platePath, plateShape, plates } from '#shared/drawing/plates.ts';
import { palette } from '../drawing/palette';
import { softwareGraphics, withPage } from '../drawing/with-page';
import { runFfmpeg } from '../videos/ffmpeg';

/** What `in-browser.ts` exports, in the page. */
declare const engraving: typeof import('./in-browser');

/** Cuts the engraved pictures at each size and on each ground that pages show. */
export async function generatePlates(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('in-browser.ts', import.meta.url))],
    ...{ bundle: true, write: false, format: 'iife', globalName: 'engraving', plugins: [glsl] },
  });
  await withPage(async (page) => {
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    for (const name of Object.keys(plates) as PlateName[]) {
      const scene = new URL(`../../../client/plates/webgl/scenes/${name}.glsl`, import.meta.url);
      const text = readFileSync(scene, 'utf8');
      for (const sheet of sheetsOf(plateShape)) {
        const order = [name, text, sheet] as const;
        const cut = await page.evaluate((...of) => engraving.engrave(...of), ...order);
        for (const [index, { width, height, greys }] of sheet.prints.entries()) {
          const print = Buffer.from(cut[index] ?? '', 'base64');
          const input = { pixels: 'rgba', width, height } as const;
          await runFfmpeg(input, [inked(print, greys)], {
            [`public${platePath(name, width)}`]: lossless,
          });
        }
      }
    }
  }, softwareGraphics);
}

const lossless =
  '-frames:v 1 -c:v libwebp -lossless 1 -pix_fmt bgra -compression_level 6 -quality 100';

/** A print, greys from 0 for paper to the last for ink, in the site's colours. */
function inked(print: Uint8Array, count: number): Uint8Array {
  const [paper, ink] = [rgb(palette.bone100), rgb(palette.plateInk)];
  const colors = Array.from({ length: count }, (_, grey) =>
    mixed(paper, ink, grey / (count - 1)).map(Math.round),
  );
  return Uint8Array.from([...print].flatMap((grey) => [...(colors[grey] ?? []), 255]));
}
