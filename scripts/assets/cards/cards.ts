import { mkdir, writeFile } from 'node:fs/promises';
import { cardAlt, cardPath, cardSize } from '#shared/content/cards.ts';
import { CARDS_PATH } from '#shared/drawing/media.ts';
import { type PageId, pages } from '#shared/pages.ts';
import { palette } from '../drawing/palette';
import { svg } from '../drawing/svg-document';
import { withPage } from '../drawing/with-page';
import { technologyFigure } from './cells';
import { careerFigure, homeFigure } from './fields';
import { buildFigure, ecosystemFigure, labFigure } from './plates';
import { encodeCard } from './png';
import { governanceFigure, tokenomicsFigure } from './rings';
import { contactFigure } from './stamp';
import { privacyFigure, termsFigure } from './swelled';
import { cardWords, type WordsRoom } from './words';

interface CardDrawing extends WordsRoom {
  /** What is drawn behind and beside the words. */
  figure: () => string | Promise<string>;
}

const drawings: Record<PageId, CardDrawing> = {
  home: { room: 620, figure: homeFigure },
  technology: { room: 580, figure: technologyFigure },
  ecosystem: { room: 560, figure: ecosystemFigure },
  build: { room: 520, lineRoom: 450, figure: buildFigure },
  lab: { room: 520, figure: labFigure },
  privacy: { room: 560, figure: privacyFigure },
  terms: { room: 560, lineRoom: 640, figure: termsFigure },
  tokenomics: { room: 600, figure: tokenomicsFigure },
  governance: { room: 560, lineRoom: 620, figure: governanceFigure },
  contact: { room: 560, figure: contactFigure },
  career: { room: 560, figure: careerFigure },
};

/** Draws the pictures of link previews, one for each page. */
export async function generateCards(encode = encodeCard): Promise<void> {
  const { width, height } = cardSize;
  await mkdir(`public${CARDS_PATH}`, { recursive: true });
  await withPage(async (page) => {
    await page.setViewport({ width, height });
    for (const { id } of pages) {
      const { figure, ...room } = drawings[id];
      const ground = `<rect width="${width}" height="${height}" fill="${palette.ink950}"/>`;
      const drawing = svg(width, height, ground + (await figure()) + (await cardWords(id, room)));
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
      const picture = await page.screenshot({ type: 'png' });
      await writeFile(`public${cardPath(id)}`, encode(picture, cardAlt(id)));
    }
  });
}
