import {
  estimateEms,
  type LabelPlace,
  nameLeading,
  nameLift,
  placeLabels,
} from '#scripts/assets/drawing/allocation/allocation-labels.ts';
import { chart } from '#scripts/assets/drawing/allocation/allocation-measures.ts';
import { allocationSlices } from '#scripts/assets/drawing/allocation/allocation-slices.ts';
import { allocations } from '#shared/figures/allocations.ts';

const labels = allocations.map((item) => item.label);
const supplies: Record<string, { label: string; percent: number }[]> = {
  'the real allocations': allocations.map(({ label, percent }) => ({ label, percent })),
  'one large slice before five tiny ones': withPercents([97, 0.6, 0.6, 0.6, 0.6, 0.6]),
  'one large slice after five tiny ones': withPercents([0.6, 0.6, 0.6, 0.6, 0.6, 97]),
  'tiny slices at the bottom': withPercents([49, 0.6, 0.6, 0.6, 0.6, 48.6]),
  'six equal slices': withPercents([1, 1, 1, 1, 1, 1]),
  'two slices': withPercents([50, 50]),
  'long names': withPercents([25, 35, 10, 8, 7, 15]).map((item) => ({
    ...item,
    label: `${item.label} and the wider community`,
  })),
};
const cases = Object.entries(supplies).map(([name, items]) => {
  const slices = allocationSlices(items, chart);
  const angles = slices.map(({ from, to }) => (from + to) / 2);
  const names = items.map(({ label }) => label);
  return { name, items, slices, places: placeLabels(names, angles) };
});

describe.each(cases)('$name', ({ items, slices, places }) => {
  const boxes = places.flatMap((place, index) => labelBoxes(place, items[index]?.label ?? ''));

  it('keeps every label inside the canvas', () => {
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(-chart.width / 2);
      expect(box.right).toBeLessThanOrEqual(chart.width / 2);
      expect(box.top).toBeGreaterThanOrEqual(-chart.height / 2);
      expect(box.bottom).toBeLessThanOrEqual(chart.height / 2);
    }
  });

  it('keeps labels clear of each other and of the ring', () => {
    const met = boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => overlap(a, b)));
    expect(met).toEqual([]);
    for (const box of boxes) expect(distanceToCentre(box)).toBeGreaterThan(chart.outer);
  });

  it('leads from each slice to the edge without entering the ring', () => {
    places.forEach((label, index) => {
      const { from = 0, to = 0 } = slices[index] ?? {};
      const angle = (Math.atan2(label.dot.x, -label.dot.y) + 2 * Math.PI) % (2 * Math.PI);
      expect(angle).toBeGreaterThanOrEqual(from);
      expect(angle).toBeLessThanOrEqual(to);
      expect(Math.hypot(label.dot.x, label.dot.y)).toBeGreaterThan(chart.outer + 5);
      expect(label.leader).toMatch(new RegExp(`H${label.side * (chart.width / 2)}$`));
      expect(Math.abs(label.y)).toBeLessThan(chart.height / 2);
    });
  });

  it('fills the ring in proportion, with one gap for each slice', () => {
    const drawn = slices.reduce((sum, slice) => sum + slice.to - slice.from, 0);
    const gaps = slices.map(
      (slice, index) =>
        (slices[index + 1]?.from ?? 2 * Math.PI + (slices[0]?.from ?? 0)) - slice.to,
    );
    expect(drawn + gaps.reduce((a, b) => a + b, 0)).toBeCloseTo(2 * Math.PI, 9);
    expect(Math.min(...gaps)).toBeGreaterThan(0);
    expect(Math.max(...gaps)).toBeLessThan(0.05);
    slices.forEach((slice, index) => {
      const share = (items[index]?.percent ?? 0) / sum(items.map((item) => item.percent));
      expect(Math.abs(slice.to - slice.from - share * 2 * Math.PI)).toBeLessThan(0.05);
    });
  });
});

describe('the drawing of a slice', () => {
  const slices = allocationSlices(allocations, { outer: 244, inner: 138, pitchScale: 1 });

  it('swells its lines towards the middle of the ring and keeps them apart', () => {
    for (const slice of slices) {
      const widths = slice.lines.map((line) => line.width);
      expect(widths).toEqual(widths.toSorted((a, b) => a - b));
      expect(Math.max(...widths)).toBeGreaterThan((widths[0] ?? 0) * 1.4);
    }
  });

  it('gives neighbours different pitches', () => {
    const counts = slices.map(
      (slice) =>
        slice.lines
          .map((line) => line.d)
          .join('')
          .split('M').length,
    );
    expect(new Set(counts).size).toBe(counts.length);
  });
});

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function withPercents(percents: number[]) {
  return percents.map((percent, index) => ({ label: labels[index] ?? '', percent }));
}

function sum(values: number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

/** Boxes of the name's lines and of the value, from cap height to descender. */
function labelBoxes({ side, y, name }: LabelPlace, text: string): Box[] {
  const edge = (side * chart.width) / 2;
  const { nameSize, valueSize } = chart;
  const names = name.toReversed().map((line, above) => {
    const baseline = y - nameLift - above * nameSize * nameLeading;
    return textBox(text, line, edge, baseline, nameSize, side);
  });
  return [...names, textBox(text, '99.9%', edge, y + valueSize, valueSize, side)];
}

function textBox(
  text: string,
  line: string,
  x: number,
  y: number,
  size: number,
  side: number,
): Box {
  const width = estimateEms(line) * size;
  return {
    text,
    left: side < 0 ? x : x - width,
    right: side < 0 ? x + width : x,
    top: y - 0.75 * size,
    bottom: y + 0.25 * size,
  };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function distanceToCentre(box: Box): number {
  const x = Math.max(box.left, -box.right, 0);
  const y = Math.max(box.top, -box.bottom, 0);
  return Math.hypot(x, y);
}
