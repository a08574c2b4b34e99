import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { figures } from '#shared/figures/figures.ts';
import type { FigureName } from '#shared/whitepaper/chapters/chapter.ts';
import { AllocationDrawing } from '../drawing/allocation/allocation-drawing';
import { palette } from '../drawing/palette';
import { drawChecks } from './checks';
import type { Drawing } from './drawing';
import { drawLayers } from './layers';
import { drawRecords } from './records';
import { drawVaults } from './vaults';

/** Every figure of the paper as the inside of its frame, by name. */
export async function paperFigures(): Promise<Record<FigureName, string>> {
  return {
    records: markup(drawRecords()),
    dag: await siteDrawing('dag'),
    layers: markup(drawLayers()),
    cells: await siteDrawing('cells-read', '-280 -118 560 236'),
    checks: markup(drawChecks()),
    vaults: markup(drawVaults()),
    verification: await siteDrawing('human-ai'),
    rebalancing: await siteDrawing('allocation'),
    allocation: allocationChart(),
  };
}

/** A drawing of `public/images/` in the document's own file, for readers who never see the site. */
export async function inlineImage(name: string): Promise<string> {
  const drawing = await readFile(`public/images/${name}.svg`, 'utf8');
  // Without a size of its own, a drawing takes its shape from its view box.
  return drawing
    .replace(/(viewBox="[^"]*") width="\d+" height="\d+"/, '$1')
    .replaceAll(/\bid="/g, `id="${name}-`)
    .replaceAll(/href="#/g, `href="#${name}-`)
    .replaceAll(/url\(#/g, `url(#${name}-`);
}

function markup({ width, height, body }: Drawing): string {
  return `<svg viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** A diagram of the site on the paper's ground; the ones made for ink take the darker inks. */
export async function siteDrawing(name: string, viewBox?: string): Promise<string> {
  const drawing = await inlineImage(`diagram-${name}`);
  const printed = drawing
    .replaceAll(palette.bone50, palette.bone0)
    .replaceAll(`"${palette.electrum}"`, `"${palette.bronze}"`)
    .replaceAll(`"${palette.verdigris}"`, `"${palette.verdigrisDark}"`)
    .replaceAll(`"${palette.vermilion}"`, `"${palette.vermilionDark}"`);
  return viewBox ? printed.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`) : printed;
}

function allocationChart(): string {
  return renderToStaticMarkup(
    <AllocationDrawing
      rows={allocationTable()}
      size="tablet"
      supply={figures.token.totalSupply.value}
    />,
  );
}
