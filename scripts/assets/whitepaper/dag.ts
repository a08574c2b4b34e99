import { palette } from '../drawing/palette';
import { stroke } from '../drawing/svg-document';
import { formatNumber } from '../drawing/svg-path';
import type { Drawing } from './drawing';

const width = 608;
const height = 268;
const columnX = [60, 152, 244, 336, 422, 496];

/** Rows with a block in each column: eleven rows at first, one at the end. */
const rows = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  [1, 2, 4, 6, 8, 9],
  [1, 3, 5, 7, 9],
  [2, 5, 8],
  [4, 5, 6],
  [5],
];

/** Lighter references to other parents, as `column, row, row in the next column`. */
const references = [
  [0, 0, 2],
  [0, 1, 4],
  [0, 3, 1],
  [0, 4, 2],
  [0, 5, 6],
  [0, 7, 4],
  [0, 8, 6],
  [0, 9, 8],
  [0, 10, 8],
  [0, 6, 8],
  [1, 1, 3],
  [1, 4, 3],
  [1, 2, 5],
  [1, 6, 7],
  [1, 8, 9],
  [1, 9, 7],
  [2, 3, 5],
  [2, 7, 5],
  [2, 5, 2],
  [2, 5, 8],
  [3, 5, 4],
  [3, 5, 6],
] as const;

/** FlexiDAG finality: line weight is the number of confirmations behind a block. */
export function drawDag(): Drawing {
  let links = '';
  let blocks = '';
  rows.forEach((column, index) => {
    for (const row of column) {
      const weight = weightOf(index, row);
      if (index < rows.length - 1) links += link(index, row, parent(index, row), weight);
      blocks += block(index, row, weight);
    }
  });
  const rails = (rows[0] ?? []).map((row) => `M0 ${y(row)}H60`).join('');
  const light = references.map(([column, from, to]) => curve(column, from, to)).join('');
  const body = [
    `<path ${stroke(palette.plateInk, 1.2)} d="${rails}"/>`,
    `<path ${stroke(palette.plateInk, 0.7)} d="${light}"/>`,
    `<g fill="none" stroke="${palette.plateInk}">${links}</g>`,
    `<path stroke="${palette.plateInk}" stroke-width="9" d="M496 134H${width}"/>`,
    `<g fill="${palette.bone0}" stroke="${palette.verdigrisDark}" stroke-width="1.5">${blocks}</g>`,
  ].join('');
  return { width, height, body };
}

/** Of all blocks behind it, or one. */
function weightOf(column: number, row: number): number {
  const behind = (rows[column - 1] ?? []).filter((from) => parent(column - 1, from) === row);
  return behind.reduce((sum, from) => sum + weightOf(column - 1, from), 0) || 1;
}

/** The nearest block of the next column; of two as near, the one nearer to the middle. */
function parent(column: number, row: number): number {
  const candidates = [...(rows[column + 1] ?? [])];
  const cost = (to: number) => Math.abs(to - row) + 0.01 * Math.abs(to - 5);
  return candidates.sort((a, b) => cost(a) - cost(b))[0] ?? row;
}

function y(row: number): number {
  return 19 + row * 23;
}

function link(column: number, from: number, to: number, weight: number): string {
  const thickness = formatNumber(1.2 + 0.62 * (weight - 1));
  return `<path stroke-width="${thickness}" d="${curve(column, from, to)}"/>`;
}

function curve(column: number, from: number, to: number): string {
  const x = columnX[column] ?? 0;
  const run = (columnX[column + 1] ?? width) - x;
  const rise = y(to) - y(from);
  if (rise === 0) return `M${x} ${y(from)}h${run}`;
  return `M${x} ${y(from)}c${run * 0.5} 0 ${run * 0.5} ${rise} ${run} ${rise}`;
}

function block(column: number, row: number, weight: number): string {
  const isFinal = column === rows.length - 1;
  const size = isFinal ? 28 : Math.min(17, 9 + weight);
  const place = `x="${(columnX[column] ?? 0) - size / 2}" y="${y(row) - size / 2}"`;
  const paint = isFinal ? ` fill="${palette.vermilionDark}" stroke="none"` : '';
  return `<rect ${place} width="${size}" height="${size}"${paint}/>`;
}
