import { palette } from '../drawing/palette';
import { at, stroke, svg } from '../drawing/svg-document';
import { formatNumber, path, repeat } from '../drawing/svg-path';

/** The height on a desk, where lines lie on whole px. */
const height = 400;
/** Wide enough for very wide screens. The page shows what fits, from the left. */
const width = 1400;
const count = 32;

/** Stages at which lines are grouped: number of groups, pitch, line weight, block width. */
const stages = [
  { x: 8, groups: 16, pitch: 6, weight: 0.9, block: 8 },
  { x: 160, groups: 16, pitch: 6, weight: 0.9, block: 12 },
  { x: 306, groups: 8, pitch: 5, weight: 1.1, block: 14 },
  { x: 442, groups: 4, pitch: 4, weight: 1.4, block: 18 },
  { x: 570, groups: 2, pitch: 4, weight: 1.7, block: 20 },
  { x: 696, groups: 1, pitch: 4, weight: 2, block: 28 },
] as const;

type Stage = (typeof stages)[number];

export const drawings = { 'feature-ribbon': ribbon };

/** Thirty-two lines become one ribbon, as blocks are put in one order. */
function ribbon(): string {
  const last = stages[stages.length - 1] as Stage;
  const runs = stages.slice(1).map((to, index) => {
    const from = stages[index] as Stage;
    const lines = repeat(count, (line) =>
      bent(from.x, heightOf(from, line), to.x, heightOf(to, line)),
    );
    const start = timeOf(from);
    return `<path stroke-width="${to.weight}" ${at(start + 0.04, start + 0.22)} d="${lines}"/>`;
  });
  const merged = repeat(count, (line) => path`M${last.x} ${heightOf(last, line)}H${width}`);
  return svg({ width, height, attributes: 'preserveAspectRatio="xMinYMid slice"' }, [
    `<g ${stroke(palette.verdigrisDark, 1)}>${runs.join('')}`,
    `<path stroke-width="${last.weight}" ${at(timeOf(last) + 0.06, 1)} d="${merged}"/></g>`,
    `<path ${stroke(palette.madderDark, 1)} stroke-dasharray="1 5" ${at(0.6, 0.8)} d="${references()}"/>`,
    ...stages.map((stage, index) => blocks(stage, stages[index - 1])),
  ]);
}

/** Time at which a stage's lines continue, as a share of the animation; the first are there when it starts. */
function timeOf({ x }: Stage): number {
  return (0.78 * x) / 696 - 0.12;
}

/** A line that is level at both ends. */
function bent(x: number, start: number, to: number, end: number): string {
  const reach = to - x;
  if (start === end) return path`M${x} ${start}h${reach}`;
  return path`M${x} ${start}c${reach / 2} 0 ${reach / 2} ${end - start} ${reach} ${end - start}`;
}

function heightOf({ groups, pitch }: Stage, line: number): number {
  const size = count / groups;
  const group = Math.floor(line / size);
  return middleOf(groups, group) + ((line % size) - (size - 1) / 2) * pitch;
}

function middleOf(groups: number, group: number): number {
  return (height * (group + 0.5)) / groups;
}

/** References from a block to other branches. */
function references(): string {
  const lines = stages.slice(1, -2).map(({ x, groups }, index) => {
    const next = stages[index + 2] as Stage;
    return repeat(Math.floor(groups / 2), (pair) => {
      const from = middleOf(groups, 2 * pair + (pair % 2));
      const parent = Math.floor((2 * pair) / (groups / next.groups));
      return bent(x, from, next.x, middleOf(next.groups, (parent + 1) % next.groups));
    });
  });
  return lines.join('');
}

/** Blocks appear when lines from the previous stage arrive. */
function blocks(stage: Stage, before: Stage | undefined): string {
  const { x, groups, pitch, block, weight } = stage;
  const tall = Math.max(block, (count / groups - 1) * pitch + weight + 8);
  const paint =
    groups === 1
      ? `fill="${palette.vermilionDark}"`
      : `fill="${palette.bone50}" stroke="${palette.verdigrisDark}" stroke-width="1.2"`;
  const start = before ? timeOf(before) + 0.2 : 0;
  const rects = repeat(groups, (group) => {
    const y = formatNumber(middleOf(groups, group) - tall / 2);
    return `<rect ${at(start, start + 0.1)} x="${x - block / 2}" y="${y}" width="${block}" height="${formatNumber(tall)}"/>`;
  });
  return `<g ${paint}>${rects}</g>`;
}
