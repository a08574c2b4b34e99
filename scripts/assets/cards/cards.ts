import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { cardAlt, cardPath, cardSize } from '#shared/content/cards.ts';
import { pages } from '#shared/pages.ts';
import { palette } from '../drawing/palette';
import { svg } from '../drawing/svg-document';
import { withPage } from '../drawing/with-page';
import { drawings } from './drawings';
import { cardWords } from './words';

/** Draws the pictures of link previews, one for each page. */
export async function generateCards(encode = encodeCard): Promise<void> {
  const { width, height } = cardSize;
  await withPage(async (page) => {
    await page.setViewport({ width, height });
    for (const { id } of pages) {
      const { draw, ...room } = drawings[id];
      const ground = `<rect width="${width}" height="${height}" fill="${palette.ink950}"/>`;
      const drawing = svg({ width, height }, ground + (await draw()) + (await cardWords(id, room)));
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
      const picture = await page.screenshot({ type: 'png' });
      await writeFile(`public${cardPath(id)}`, encode(picture, cardAlt(id)));
    }
  });
}

/** The most bytes of a card: preview services accept this, and it loads fast. */
const LARGEST = 120_000;
/** Numbers of colours to try. The first whose file is small enough is taken. */
const paletteSizes = [256, 192, 128, 112, 96, 88, 80, 72, 64];
/** Signature and header, which every PNG begins with. */
const headerEnd = 33;

/** Reduces the picture to as many colours as its size allows, and adds a text that describes it. */
function encodeCard(picture: Uint8Array, description: string): Buffer {
  for (const colors of paletteSizes) {
    const card = describeCard(reduce(picture, colors), description);
    if (card.length <= LARGEST) return card;
  }
  throw new Error(`A card is larger than ${LARGEST} bytes: ${description}`);
}

/** The same picture with a text that describes it. @public because a rebranded copy of the project calls it */
export function describeCard(png: Uint8Array, description: string): Buffer {
  const chunk = textChunk(`Description\0\0\0en\0\0${description}`);
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)]);
}

function reduce(picture: Uint8Array, colors: number): Buffer {
  const palette = `palettegen=max_colors=${colors}:reserve_transparent=0:stats_mode=full`;
  const options = [
    '-hide_banner -loglevel error -f png_pipe -i -',
    `-vf split[a][b];[a]${palette}[p];[b][p]paletteuse=dither=none`,
    // Rows of palette indices compress best as they are.
    '-c:v png -compression_level 9 -pred none',
    '-fflags +bitexact -flags:v +bitexact -f image2pipe -',
  ].flatMap((part) => part.split(' '));
  const input = { input: picture, maxBuffer: 1 << 24 };
  const { stdout, stderr, status } = spawnSync('ffmpeg', options, input);
  if (status !== 0) throw new Error(`ffmpeg failed (${status}): ${stderr}`);
  return stdout;
}

/** Text in UTF-8: https://www.w3.org/TR/png-3/#11iTXt */
function textChunk(text: string): Buffer {
  const body = Buffer.from(`iTXt${text}`);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
