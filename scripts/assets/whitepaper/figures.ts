import { readFile } from 'node:fs/promises';
import type { FigureName } from '#shared/whitepaper/chapters/chapter.ts';
import { palette } from '../drawing/palette';
import { drawAllocation } from './allocation';
import { drawChecks } from './checks';
import { drawDag } from './dag';
import { drawRebalancing, drawVerification } from './diagrams';
import type { Drawing, Form } from './drawing';
import { drawLayers } from './layers';
import { drawRecords } from './records';
import { drawVaults } from './vaults';

/** Every figure of the paper as the inside of its frame, by name. */
export async function paperFigures(): Promise<Record<FigureName, string>> {
  return {
    records: markup(drawRecords()),
    dag: markup(drawDag()),
    layers: markup(drawLayers()),
    cells: markup(await drawCells()),
    checks: markup(drawChecks()),
    vaults: markup(drawVaults()),
    verification: markup(drawVerification()),
    rebalancing: markup(drawRebalancing()),
    allocation: markup(drawAllocation()),
  };
}

/** A drawing of `public/images/` as part of the document, which is read without the site. */
export async function inlineImage(name: string): Promise<string> {
  const drawing = await readFile(`public/images/${name}.svg`, 'utf8');
  // Without a size of its own, a drawing takes its shape from its view box.
  return drawing
    .replace(/(viewBox="[^"]*") width="\d+" height="\d+"/, '$1')
    .replaceAll(/\bid="/g, `id="${name}-`)
    .replaceAll(/href="#/g, `href="#${name}-`)
    .replaceAll(/url\(#/g, `url(#${name}-`);
}

function markup({ x = 0, y = 0, width, height, body }: Drawing): string {
  return `<svg viewBox="${x} ${y} ${width} ${height}">${body}</svg>`;
}

/** A part of the technology page's cells, which are made for ink, in the darker inks of the paper. */
export async function drawCells(form: Form = 'wide'): Promise<Drawing> {
  const [width, height] = form === 'wide' ? [560, 236] : [344, 280];
  const body = (await inlineImage('diagram-cells-read'))
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replaceAll(`"${palette.electrum}"`, `"${palette.bronze}"`)
    .replaceAll(`"${palette.verdigris}"`, `"${palette.verdigrisDark}"`)
    .replaceAll(`"${palette.vermilion}"`, `"${palette.vermilionDark}"`);
  return { x: -width / 2, y: -height / 2, width, height, body };
}
