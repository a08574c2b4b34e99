import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { provideParts } from '#client/components/served-part.tsx';
import { AllocationChart } from '#client/pages/tokenomics/allocation/allocation-chart.tsx';
import { besideLines } from '#client/pages/tokenomics/allocation/allocation-layout.ts';
import { bend, bendable } from '#client/pages/tokenomics/allocation/bend.ts';
import { reelParts } from '#client/pages/tokenomics/allocation/reel-parts.tsx';
import { reachOf } from '#scripts/assets/drawing/allocation-reel.ts';
import { hangingLines } from '#shared/drawing/hanging-lines.ts';
import type { Point } from '#shared/drawing/interpolate.ts';
import { mix, TURN } from '#shared/drawing/interpolate.ts';
import { reel } from '#shared/drawing/reel.ts';
import { reelLines, reelRows } from '#shared/drawing/reel-lines.ts';
import { linePath, linePoints, spokePath } from '#shared/drawing/reel-path.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { groupedNumber } from '#shared/figures/format.ts';

const supplies = {
  'six uneven rows': [25, 35, 10, 8, 7, 15],
  'four even rows': [25, 25, 25, 25],
  'one large row and five small': [10, 50, 10, 10, 10, 10],
};
const layouts = Object.entries(supplies).map(([name, shares]) => {
  const table = shares.map((percent) => ({ percent }));
  return { name, table, lines: reelLines(reelRows(table, -400, 112)) };
});

describe.each(layouts)('$name', ({ table, lines }) => {
  it('has a spoke for each line, all at the same distance and none overlapping', () => {
    expect(lines).toHaveLength(reel.lines);
    const angles = lines.map(({ spoke: [[x, y]] }) => (Math.atan2(x, -y) + TURN) % TURN);
    const sorted = angles.toSorted((a, b) => a - b);
    for (const [index, angle] of sorted.entries()) {
      const next = sorted[index + 1] ?? (sorted[0] as number) + TURN;
      expect((next - angle) * reel.inner).toBeGreaterThan(reel.spokeWidth);
    }
    for (const { spoke } of lines) {
      expect(Math.hypot(...spoke[0])).toBeCloseTo(reel.outer);
      expect(Math.hypot(...spoke[1])).toBeCloseTo(reel.inner);
    }
  });

  it('leads each line to its spoke without entering the ring', () => {
    for (const line of lines) {
      const points = linePoints(line);
      expect(points.at(-2)?.map(Math.round)).toEqual(line.spoke[0].map(Math.round));
      expect(points.at(-1)).toEqual(line.spoke[1]);
      for (const point of points.slice(0, -1)) {
        expect(Math.hypot(...point)).toBeGreaterThan(reel.outer * 0.97);
      }
      expect(linePath(line) + spokePath(line)).not.toMatch(/NaN|undefined|e-/);
    }
  });

  it('never lets lines under the reel cross', () => {
    const under = lines
      .filter(({ row, start: [, y] }) => row > 0 && y > reel.outer)
      .map((line) => linePoints(line).slice(0, -1));
    const crossing = under.filter((line, index) => isCrossing(line, under[index + 1] ?? []));
    expect(crossing).toEqual([]);
  });

  it('stays within the room that pictures leave for it', () => {
    // Below, they are within the list.
    const reached = lines.flatMap(linePoints).flatMap(([x, y]) => (x > 0 ? [x, -y] : []));
    expect(Math.max(...reached)).toBeLessThanOrEqual(reachOf(table));
  });

  it('bends from level to its final shape without changing length', () => {
    for (const line of lines) {
      const still = linePoints(line);
      const ends = (share: number) => {
        const points: Point[] = [still[0] as Point];
        bend(bendable(still), share, lengthOf(still), (x, y) => points.push([x, y]));
        return points;
      };
      for (const [index, [x, y]] of ends(1).entries()) {
        expect(x).toBeCloseTo(still[index]?.[0] as number, 6);
        expect(y).toBeCloseTo(still[index]?.[1] as number, 6);
      }
      expect(new Set(ends(0).map(([, y]) => Math.round(y * 1e6))).size).toBe(1);
      expect(lengthOf(ends(0.4))).toBeCloseTo(lengthOf(still), 6);
    }
  });
});

const percents = supplies['six uneven rows'].map((percent) => ({ percent }));

it.each([
  { where: 'beside the list', of: besideLines(percents) },
  { where: 'above the list', of: hangingLines(percents) },
])('crosses no lines $where', ({ of }) => {
  const lines = of.map((line) => linePoints(line).slice(0, -1));
  const crossing = lines.filter((line, index) => isCrossing(line, lines.at(index - 1) as Point[]));
  expect(crossing).toEqual([]);
});

describe('the lines beside the reel', () => {
  const beside = besideLines(percents).filter(({ row }) => row === 1);

  it('turn in wide bends where they climb or fall little', () => {
    const low = beside.filter(({ start: [, y], spoke: [[, end]] }) => Math.abs(y - end) < 70);
    expect(low.length).toBeGreaterThan(10);
    for (const line of low)
      expect(sharpestTurn(linePoints(line).slice(0, -1))).toBeLessThan(TURN / 8);
  });

  it('have gaps of more than half their thickness', () => {
    const lines = beside.map((line) => linePoints(line).slice(0, -1));
    const gaps = lines.slice(1).map((line, index) => gap(line, lines[index] as Point[]));
    expect(Math.min(...gaps)).toBeGreaterThan(1.5 * 1.5);
  });
});

const rows = allocationTable();
provideParts(reelParts);
const $ = load(renderToStaticMarkup(<AllocationChart />));

it.each(rows)('says name, description, share and tokens of $label in one row', (row) => {
  const entries = Array.from($('tbody'), (entry) => $(entry));
  const entry = entries.find((one) => one.find('button').text().startsWith(row.label));
  for (const part of [row.description, `${row.share.toFixed(1)}%`, groupedNumber(row.tokens)])
    expect(entry?.text()).toContain(part);
});

it('draws a hundred lines and a hundred spokes, and as many beside the rows', () => {
  const strokes = (selector: string) =>
    Array.from($(selector), (path) => $(path).attr('d')?.match(/m/gi) ?? []).flat().length;
  expect(strokes('.allocation-reel__lines')).toBe(reel.lines);
  expect(strokes('.allocation-reel__spokes')).toBe(reel.lines);
  expect(strokes('.allocation-band path')).toBe(reel.lines);
});

function gap(one: Point[], other: Point[]): number {
  const [these, those] = [one, other].map((line) =>
    strokesOf(line).flatMap(([[x0, y0], [x1, y1]]) =>
      [0, 0.25, 0.5, 0.75, 1].map((at): Point => [mix(x0, x1, at), mix(y0, y1, at)]),
    ),
  ) as [Point[], Point[]];
  return Math.min(...these.flatMap(([x, y]) => those.map(([u, v]) => Math.hypot(u - x, v - y))));
}

/** The largest angle that a line turns by within the radius of a usual bend, radians. */
function sharpestTurn(points: Point[]): number {
  const strokes = strokesOf(points).map(([[x0, y0], [x1, y1]]) => {
    return { at: [x0, y0] as const, angle: Math.atan2(y1 - y0, x1 - x0) };
  });
  const turns = strokes.flatMap(({ at: [x, y], angle }, index) =>
    strokes
      .slice(index + 1)
      .filter((later) => Math.hypot(later.at[0] - x, later.at[1] - y) < 8)
      .map((later) => Math.abs(later.angle - angle)),
  );
  return Math.max(...turns);
}

function isCrossing(one: Point[], other: Point[]): boolean {
  return strokesOf(one).some(([a, b]) =>
    strokesOf(other).some(
      ([c, d]) => sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0,
    ),
  );
}

function strokesOf(points: Point[]): [Point, Point][] {
  return points.slice(1).map((point, index) => [points[index] as Point, point]);
}

/** On which side of the line through two points a third one is. */
function sideOf([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

function lengthOf(points: Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [x0, y0] = points[index - 1] ?? [x, y];
    return sum + Math.hypot(x - x0, y - y0);
  }, 0);
}
