import { mkdir, writeFile } from 'node:fs/promises';
import { cardAlt, cardPath, cardSize } from '#shared/content/cards.ts';
import { CARDS_PATH } from '#shared/drawing/media.ts';
import { pages } from '#shared/pages.ts';
import { palette } from '../drawing/palette';
import { svg } from '../drawing/svg-document';
import { withPage } from '../drawing/with-page';
import { drawings } from './drawings';
import { encodeCard } from './png';
import { cardWords } from './words';

/** Draws the pictures of link previews, one for each page. */
export async function generateCards(encode = encodeCard): Promise<void> {
  const { width, height } = cardSize;
  await mkdir(`public${CARDS_PATH}`, { recursive: true });
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
