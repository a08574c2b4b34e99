import { T } from '#shared/drawing/interpolate.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { figures } from '#shared/figures/figures.ts';
import { allocationSlices } from '../drawing/allocation/allocation-slices';
import { loadTypeface, outlinePath } from '../drawing/glyph-outline';
import { iris, palette } from '../drawing/palette';
import { linearGradient, stroke } from '../drawing/svg-document';
import { formatNumber, smoothPath } from '../drawing/svg-path';

const middle = { x: 914, y: 315 };

/** As on the page: each slice engraved at its own pitch. */
export async function tokenomicsFigure(): Promise<string> {
  const colors: Record<string, string> = {
    vermilion: palette.vermilion,
    verdigris: palette.verdigris,
    bond: palette.bond,
    madder: palette.madder,
    slate: palette.inkText3,
    bronze: palette.electrum,
  };
  const rows = allocationTable();
  const slices = allocationSlices(rows, { outer: 296, inner: 160, pitchScale: 1.7 });
  const ring = slices.map(({ outline, lines }, index) => {
    const arcs = lines.map(({ width, d }) => `<path stroke-width="${width}" d="${d}"/>`);
    return `<g fill="none" stroke="${colors[rows[index]?.color ?? '']}"><path stroke-width="2" d="${outline}"/>${arcs.join('')}</g>`;
  });
  const besley = await loadTypeface('besley', 400);
  const total = besley(figures.token.totalSupply.text, { size: 128, tracking: -0.035 });
  return [
    `<g transform="translate(1004 ${middle.y})">${ring.join('')}`,
    `<path fill="${palette.inkText1}" d="${outlinePath(total, -total.width / 2 - 2, 38)}"/></g>`,
  ].join('');
}

interface Ring {
  radius: number;
  lines: number;
  still: number;
  swell: number;
  ripple: number;
}

const seats = 12;
const seatRadius = 180;
/** Where the vote is, clockwise from three o'clock. */
const voting = T * 0.3333;

/** Two rosettes with twelve seats between them; a swell passes round, and the seat that it passes is lit. */
export function governanceFigure(): string {
  const outer = { radius: 229, lines: 14, still: 24, swell: 26, ripple: 10 };
  const inner = { radius: 128, lines: 11, still: 17, swell: 16, ripple: 7 };
  return [
    linearGradient('iris', iris, { x1: -280, y1: -60, x2: 280, y2: 60 }),
    `<g transform="translate(${middle.x} ${middle.y})">`,
    `<path ${stroke('url(#iris)', 1.7)} d="${rosette(outer)}${rosette(inner)}"/>`,
    ...Array.from({ length: seats }, (_, index) => seat((T * index) / seats)),
    '</g>',
  ].join('');
}

function rosette({ radius, lines, still, swell, ripple }: Ring): string {
  return Array.from({ length: lines }, (_, line) => {
    const curve = (angle: number) => {
      const near = (0.5 + 0.5 * Math.cos(angle - voting)) ** 6;
      const reach = still + swell * near + ripple * Math.cos(24 * angle);
      const r = radius + reach * Math.sin(12 * angle + (T * line) / lines);
      return [r * Math.cos(angle), r * Math.sin(angle)] as const;
    };
    return `${smoothPath(curve, 0, T, 144)}z`;
  }).join('');
}

function seat(angle: number): string {
  const isLit = Math.abs(angle - voting) < 0.1;
  const half = isLit ? 15 : 9;
  const [x, y] = [seatRadius * Math.cos(angle), seatRadius * Math.sin(angle)];
  const place = `x="${formatNumber(x - half)}" y="${formatNumber(y - half)}" width="${2 * half}" height="${2 * half}"`;
  return isLit
    ? `<rect ${place} fill="${palette.vermilion}" stroke="${palette.ink950}" stroke-width="10" paint-order="stroke"/>`
    : `<rect ${place} fill="${palette.ink950}" stroke="${palette.ink950}" stroke-width="11"/><rect ${place} fill="none" stroke="${palette.electrum}" stroke-width="2.2"/>`;
}
