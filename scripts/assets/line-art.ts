import { drawCoin } from './line-art-coin';
import { drawCover } from './line-art-cover';
import { drawDag } from './line-art-dag';
import { drawDiagrams } from './line-art-diagrams';
import { drawFields } from './line-art-fields';
import { drawGlyphs } from './line-art-glyphs';
import { drawIcons } from './line-art-icons';
import { drawMark } from './line-art-mark';
import { drawSeals } from './line-art-seals';
import { drawTechnology } from './line-art-technology';
import { drawWords } from './line-art-words';

/** Draws every static line drawing of the site into `public/`. */
export async function generateLineArt(): Promise<void> {
  await drawFields();
  await drawSeals();
  await drawDag();
  await drawDiagrams();
  await drawGlyphs();
  await drawTechnology();
  await drawCoin();
  await drawMark();
  await drawWords();
  await drawCover();
  await drawIcons();
}
