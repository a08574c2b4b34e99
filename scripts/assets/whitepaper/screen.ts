import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { PrintedWhitepaper } from '#shared/whitepaper/printed.ts';
import { svg } from '../drawing/svg-document';
import type { Form } from './drawing';
import { figures } from './figures';
import { outlineWords } from './outline-words';

const folder = 'public/images/whitepaper';
/** Font size in the form's own units that is 15 px on the screens that show it. */
const wordSizes = { wide: 10.8, narrow: 15.5 };

/** Draws the figures for the paper's edition on the site. */
export async function writeScreenFigures(): Promise<PrintedWhitepaper['drawings']> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const outline = await outlineWords();
  const sizes = Object.entries(figures).map(async ([name, forms]) => {
    const written = Object.entries(forms).map(async ([form, draw]) => {
      const { body, ...box } = await draw();
      const file = form === 'wide' ? name : `${name}-narrow`;
      await writeFile(`${folder}/${file}.svg`, svg(box, outline(body, wordSizes[form as Form])));
      return [form, [box.width, box.height]];
    });
    return [name, Object.fromEntries(await Promise.all(written))];
  });
  return Object.fromEntries(await Promise.all(sizes));
}
