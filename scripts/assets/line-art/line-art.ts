import { drawCareer } from './career';
import { drawCoin } from './coin';
import { drawCover } from './cover';
import { drawDone } from './done';
import { drawEdges } from './edges';
import { drawFeatures } from './features';
import { drawFields } from './fields';
import { drawFourBooks } from './four-books';
import { drawGlyphs } from './glyphs';
import { drawGovernance } from './governance';
import { drawIcons } from './icons';
import { drawLab } from './lab/lab';
import { drawLegal } from './legal';
import { drawMark } from './mark';
import { drawMoulding } from './moulding';
import { drawReelRail } from './reel-rail';
import { drawRibbon } from './ribbon';
import { drawSeals } from './seals';
import { drawStamp } from './stamp';
import { drawTechnology } from './technology';
import { drawTools } from './tools/tools';
import { drawWords } from './words';

/** Draws every static line drawing of the site into `public/`. */
export async function generateLineArt(): Promise<void> {
  await drawFields();
  await drawEdges();
  await drawCareer();
  await drawLegal();
  await drawLab();
  await drawSeals();
  await drawStamp();
  await drawDone();
  await drawFourBooks();
  await drawRibbon();
  await drawReelRail();
  await drawFeatures();
  await drawMoulding();
  await drawGlyphs();
  await drawGovernance();
  await drawTechnology();
  await drawTools();
  await drawCoin();
  await drawMark();
  await drawWords();
  await drawCover();
  await drawIcons();
}
