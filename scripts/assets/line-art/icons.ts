import { writeFile } from 'node:fs/promises';
import { palette } from '../drawing/palette';
import { svg } from '../drawing/svg-document';
import { withPage } from '../drawing/with-page';
import { markPath } from './mark';

/** Icons of tabs and home screens, in `public/`. */
export async function drawIcons(): Promise<void> {
  // A dark rounded square, visible on light tabs too.
  const plate = `<rect width="16" height="16" rx="2" fill="${palette.ink950}"/>`;
  const letter = `<path fill="${palette.electrum}" d="${markPath(16)}"/>`;
  const small = svg({ width: 16, height: 16 }, plate + letter);
  await writeFile('public/favicon.svg', small);
  await withPage(async (page) => {
    const render = async (drawing: string, size: number): Promise<Uint8Array> => {
      await page.setViewport({ width: size, height: size });
      const sized = drawing.replace(/width=\S+ height=[^>]+/, `width="${size}" height="${size}"`);
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${sized}`);
      return page.screenshot({ type: 'png', omitBackground: true });
    };
    await writeFile('public/favicon.ico', ico(32, await render(small, 32)));
    await writeFile('public/apple-touch-icon.png', await render(homeIcon(0.68), 180));
    await writeFile('public/icon-192.png', await render(homeIcon(0.74), 192));
    await writeFile('public/icon-512.png', await render(homeIcon(0.74), 512));
    // Systems may crop to a circle of 80 %.
    await writeFile('public/icon-maskable-512.png', await render(homeIcon(0.6), 512));
  });
}

function homeIcon(share: number): string {
  const side = 180 / share;
  const from = (180 - side) / 2;
  const ground = `<rect x="${from}" y="${from}" width="${side}" height="${side}" fill="${palette.ink950}"/>`;
  const drawing = `${ground}<path fill="${palette.electrum}" d="${markPath(180)}"/>`;
  return svg({ x: from, y: from, width: side, height: side }, drawing);
}

/** An .ico file that holds a PNG image: a header, a directory of one entry, then the image itself. */
function ico(size: number, png: Uint8Array): Buffer {
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
