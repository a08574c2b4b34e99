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
        const work = { name, text, sheet };
        const cut = await page.evaluate((order) => engraving.engrave(order), work);
        for (const [index, { width, height, greys }] of sheet.prints.entries()) {
          const pixels = Buffer.from(cut[index] ?? '', 'base64');
          const path = `public${platePath(name, width)}`;
          await encodePrint(pixels, { width, height, count: greys }, path);
        }
      }
    }
  }, softwareGraphics);
}

/** Writes a print, greys from 0 for paper to the last for ink, in the site's colours and without loss. */
async function encodePrint(
  greys: Uint8Array,
  { width, height, count }: { width: number; height: number; count: number },
  path: string,
): Promise<void> {
  const { bone100: paper, plateInk: ink } = palette;
  const colors = Array.from({ length: count }, (_, grey) => [
    ...mixed(rgb(paper), rgb(ink), grey / (count - 1)).map(Math.round),
    255,
  ]);
  const pixels = new Uint8Array(width * height * 4);
  greys.forEach((grey, index) => {
    pixels.set(colors[grey] ?? [], index * 4);
  });
  const options = ['-frames:v', '1', '-c:v', 'libwebp', '-lossless', '1', '-pix_fmt', 'bgra'];
  const effort = ['-compression_level', '6', '-quality', '100'];
  await runFfmpeg(
    { pixels: 'rgba', width, height },
    [pixels],
    [{ path, options: [...options, ...effort] }],
  );
}
