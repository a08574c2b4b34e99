import { palette } from '../assets/palette';
import { svg } from '../assets/svg-document';
import type { ChunkSizes } from './chunk-sizes';
import { drawChunkSizes } from './draw-chunk-sizes';
import { drawLines } from './draw-lines';
import { type Bundle, type Folder, floorOf } from './import-graph';
import { label } from './label';
import { type Plan, planSheet, type Stop } from './plan';

const WIDTH = 1200;
const floorFrame = { x: 40, above: 64, below: 20 };

const colors: Record<string, string> = {
  server: palette.bondDark,
  client: palette.verdigrisDark,
  shared: palette.bronze,
};

/** The floors with their folders, a line for each import, and the bytes that the browser fetches. */
export function drawArchitecture(
  folders: readonly Folder[],
  bundles: readonly Bundle[],
  sizes: ChunkSizes,
): string {
  const plan = planSheet(folders, bundles);
  const chunks = drawChunkSizes(sizes, plan.bottom + 128);
  const height = chunks.bottom + 56;
  const body = [
    '<title>Folders of server, client and shared, and a line for each import</title>',
    paper(height),
    title(
      'Server, client, shared',
      'Each line is one import. Between floors they lead down only.',
      66,
    ),
    ...Object.keys(colors).map((floor) => drawFloor(floor, plan)),
    ...drawLines(plan).map(
      ({ floor, path }) =>
        `<path fill="none" stroke="${colorOf(floor)}" stroke-width=".8" d="${path}"/>`,
    ),
    ...Object.keys(colors).map((floor) => nameFloor(floor, plan)),
    ...plan.stops.map(drawBox),
    title('What a browser fetches', 'Bytes as sent, compressed with brotli.', plan.bottom + 88),
    chunks.body,
  ];
  return svg(WIDTH, height, body.join(''), { attributes: 'role="img"' });
}

/** A sheet of its own, so that it can be read on a dark page as on a light one. */
function paper(height: number): string {
  const frame = (inset: number) =>
    `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${palette.boneRule2}"/>`;
  return `<rect width="${WIDTH}" height="${height}" fill="${palette.bone50}"/>${frame(12.5)}${frame(18.5)}`;
}

function title(heading: string, note: string, y: number): string {
  return [
    label(heading, 64, y, { size: 32, face: 'display', color: palette.boneText1 }),
    label(note, WIDTH - 64, y, { size: 16, anchor: 'end' }),
  ].join('');
}

function drawFloor(name: string, plan: Plan): string {
  const { top, bottom } = extentOf(name, plan);
  const { x } = floorFrame;
  return `<rect x="${x + 0.5}" y="${top + 0.5}" width="${WIDTH - 2 * x - 1}" height="${bottom - top - 1}" fill="${palette.bone0}" stroke="${palette.boneRule}"/>`;
}

function nameFloor(name: string, plan: Plan): string {
  const style = { size: 22, face: 'display', color: colorOf(name), halo: palette.bone0 } as const;
  return label(`${name}/`, 64, extentOf(name, plan).top + 32, style);
}

function extentOf(name: string, { stops }: Plan): { top: number; bottom: number } {
  const own = stops.filter(({ folder }) => folder && floorOf(folder.name) === name);
  return {
    top: Math.min(...own.map(({ y }) => y)) - floorFrame.above,
    bottom: Math.max(...own.map(({ y, height }) => y + height)) + floorFrame.below,
  };
}

function drawBox({ folder, x, y, width, height }: Stop): string {
  if (!folder) return '';
  const [floor = '', name = floor] = folder.name.split('/');
  const middle = x + width / 2;
  const counts = `${folder.files} files, ${folder.within} imports within`;
  return [
    `<rect x="${Math.round(x) + 0.5}" y="${y + 0.5}" width="${Math.round(width)}" height="${height - 1}" fill="${palette.bone50}" stroke="${colorOf(floor)}"/>`,
    label(name === floor ? `${floor}/*` : name, middle, y + 29, {
      size: 18,
      face: 'display',
      color: palette.boneText1,
      anchor: 'middle',
    }),
    label(counts, middle, y + 48, { size: 14, anchor: 'middle' }),
  ].join('');
}

function colorOf(floor: string): string {
  return colors[floor] ?? palette.plateInk;
}
