import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { roadmap } from '#shared/content/home.ts';
import { phaseSeal } from '#shared/schedule/phase-seal.ts';
import type { FigureName } from '#shared/whitepaper/chapters/chapter.ts';
import type { PrintedWhitepaper } from '#shared/whitepaper/printed.ts';
import { svg } from '../drawing/svg-document';
import { drawAllocation } from './allocation';
import { drawChecks } from './checks';
import type { Drawing, Form } from './drawing';
import { siteDrawing } from './figures';
import { drawLayers } from './layers';
import { drawRecords } from './records';
import { drawVaults } from './vaults';
import { outlineWords } from './words';

const folder = 'public/images/whitepaper';
/** Words that are 15 px on the screens that show the form, in its own units. */
const wordSizes = { wide: 10.8, narrow: 15.5 };

/** Where there are no words, one form does for every screen, or another part of it comes into view. */
const figures: Record<FigureName, Partial<Record<Form, () => Drawing | Promise<Drawing>>>> = {
  records: { wide: () => drawRecords('wide'), narrow: () => drawRecords('narrow') },
  dag: { wide: () => fromSite('dag') },
  layers: { wide: () => drawLayers('wide'), narrow: () => drawLayers('narrow') },
  cells: {
    wide: () => fromSite('cells-read', [-280, -118, 560, 236]),
    narrow: () => fromSite('cells-read', [-172, -140, 344, 280]),
  },
  checks: { wide: () => drawChecks('wide'), narrow: () => drawChecks('narrow') },
  vaults: { wide: () => drawVaults('wide'), narrow: () => drawVaults('narrow') },
  verification: {
    wide: () => fromSite('human-ai'),
    narrow: () => fromSite('human-ai', [-210, -134, 420, 268]),
  },
  rebalancing: { wide: () => fromSite('allocation') },
  allocation: { wide: () => drawAllocation('wide'), narrow: () => drawAllocation('narrow') },
};

/** Draws the figures and seals for the paper's edition on the site. */
export async function writeScreenFigures(): Promise<PrintedWhitepaper['drawings']> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const phase of roadmap.phases) {
    await copyFile(`public/images/${phaseSeal(phase)}.svg`, `${folder}/seal-${phase.number}.svg`);
  }
  const outline = await outlineWords();
  const sizes = Object.entries(figures).map(async ([name, { wide, narrow }]) => {
    return [
      name,
      { wide: await write(name, 'wide', wide), narrow: await write(name, 'narrow', narrow) },
    ];
  });
  return Object.fromEntries(await Promise.all(sizes));

  async function write(
    name: string,
    form: Form,
    draw: (() => Drawing | Promise<Drawing>) | undefined,
  ): Promise<readonly [width: number, height: number] | undefined> {
    if (!draw) return undefined;
    const { width, height, body } = await draw();
    const file = form === 'wide' ? name : `${name}-narrow`;
    const words = outline(body, wordSizes[form]);
    await writeFile(`${folder}/${file}.svg`, svg(width, height, words));
    return [width, height];
  }
}

/** A diagram of the site, with another part of it in view where one is named. */
async function fromSite(
  name: string,
  view?: readonly [number, number, number, number],
): Promise<Drawing> {
  const drawing = await siteDrawing(name);
  const [, box = '', body = ''] = /viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(drawing) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = view ?? box.split(' ').map(Number);
  return {
    width,
    height,
    body: x || y ? `<g transform="translate(${-x} ${-y})">${body}</g>` : body,
  };
}
