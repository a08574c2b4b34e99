import type { FigureName } from '#shared/whitepaper/chapters/chapter.ts';
import { palette } from '../drawing/palette';
import { drawAllocation } from './allocation';
import { drawChecks } from './checks';
import { type Drawing, type Form, inlineImage } from './drawing';
import { drawLayers } from './layers';
import { drawRecords } from './records';

type Draw = () => Drawing | Promise<Drawing>;

/** Every figure by name. Paper and wide screens show the wide form; a figure without words may need no other. */
export const figures: Record<FigureName, { wide: Draw; narrow?: Draw }> = {
  records: both(drawRecords),
  dag: { wide: () => drawPart('feature-ribbon', { width: 960, height: 440 }) },
  layers: both(drawLayers),
  cells: {
    wide: () => drawPart('diagram-cells-read', { x: -280, y: -118, width: 560, height: 236 }),
    narrow: () => drawPart('diagram-cells-read', { x: -172, y: -140, width: 344, height: 280 }),
  },
  checks: both(drawChecks),
  vaults: { wide: () => drawPart('feature-vaults', { width: 400, height: 190 }) },
  verification: { wide: () => drawPart('feature-verification', { width: 400, height: 190 }) },
  rebalancing: { wide: () => drawPart('feature-allocation', { width: 400, height: 190 }) },
  allocation: both(drawAllocation),
};

function both(draw: (form: Form) => Drawing) {
  return { wide: () => draw('wide'), narrow: () => draw('narrow') };
}

/** Every figure of the paper as SVG. */
export async function paperFigures(): Promise<Record<FigureName, string>> {
  const drawings = Object.entries(figures).map(async ([name, { wide }]) => {
    const { x = 0, y = 0, width, height, body } = await wide();
    return [name, `<svg viewBox="${x} ${y} ${width} ${height}">${body}</svg>`];
  });
  return Object.fromEntries(await Promise.all(drawings));
}

/** Part of a site picture. Colours for dark backgrounds become the paper's. */
async function drawPart(name: string, part: Omit<Drawing, 'body'>): Promise<Drawing> {
  const body = (await inlineImage(name))
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    // Drops animation data.
    .replaceAll(/ data-\w+="[^"]*"/g, '')
    .replaceAll(`"${palette.ink950}"`, `"${palette.bone0}"`)
    .replaceAll(`"${palette.electrum}"`, `"${palette.bronze}"`)
    .replaceAll(`"${palette.verdigris}"`, `"${palette.verdigrisDark}"`)
    .replaceAll(`"${palette.vermilion}"`, `"${palette.vermilionDark}"`);
  return { ...part, body };
}
