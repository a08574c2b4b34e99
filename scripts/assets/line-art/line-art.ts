import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { drawIcons } from './icons';
import { writeMark } from './mark';
import { writeWordmark } from './wordmark';

/** Pictures of `public/images/`, by name. Every file of this folder may export some. */
type Drawings = Record<string, () => string | Promise<string>>;

/** Draws every static line drawing of the site into `public/`. */
export async function generateLineArt(): Promise<void> {
  for (const file of readdirSync(new URL('.', import.meta.url), { recursive: true })) {
    if (!String(file).endsWith('.ts')) continue;
    const { drawings = {} }: { drawings?: Drawings } = await import(`./${file}`);
    for (const [name, draw] of Object.entries(drawings))
      await writeFile(`public/images/${name}.svg`, await draw());
  }
  await writeMark();
  await writeWordmark();
  await drawIcons();
}
