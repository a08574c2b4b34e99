import { mkdir, writeFile } from 'node:fs/promises';
import { cardAlt, cardPath, cardSize } from '../../shared/content/cards';
import { CARDS_PATH } from '../../shared/media';
import { type PageId, pages } from '../../shared/pages';
import { withPage } from './cards-browser';
import { technologyFigure } from './cards-cells';
import { careerFigure, homeFigure } from './cards-fields';
import { buildFigure, ecosystemFigure, labFigure } from './cards-plates';
import { encodeCard } from './cards-png';
import { governanceFigure, tokenomicsFigure } from './cards-rings';
import { contactFigure } from './cards-stamp';
import { privacyFigure, termsFigure } from './cards-swelled';
import { cardWords, type WordsRoom } from './cards-words';
import { palette } from './palette';
import { svg } from './svg-document';

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
  await withPage(['--disable-gpu'], async (page) => {
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
