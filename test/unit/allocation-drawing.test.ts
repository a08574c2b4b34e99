import {
  allocationGeometry,
  type SliceGeometry,
} from '#scripts/assets/drawing/allocation/allocation-geometry.ts';
import { estimateEms, nameLeading } from '#scripts/assets/drawing/allocation/allocation-labels.ts';
import { type Drawing, drawings } from '#scripts/assets/drawing/allocation/allocation-measures.ts';
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
const cases = Object.entries(supplies).flatMap(([name, items]) =>
  Object.entries(drawings).map(([size, drawing]) => ({
    name,
    size,
    drawing: drawing as Drawing,
    items,
    slices: allocationGeometry(items, drawing),
  })),
);

describe.each(cases)('$name on the $size drawing', ({ drawing, items, slices }) => {
  const boxes = slices.flatMap((slice, index) => labelBoxes(slice, items[index], drawing));

  it('keeps every label inside the canvas', () => {
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(-drawing.width / 2);
      expect(box.right).toBeLessThanOrEqual(drawing.width / 2);
      expect(box.top).toBeGreaterThanOrEqual(-drawing.height / 2);
      expect(box.bottom).toBeLessThanOrEqual(drawing.height / 2);
    }
  });

  it('keeps labels clear of each other and of the ring', () => {
    const met = boxes.flatMap((a, index) => boxes.slice(index + 1).filter((b) => overlap(a, b)));
    expect(met).toEqual([]);
    for (const box of boxes) expect(distanceToCentre(box)).toBeGreaterThan(drawing.outer);
  });

  it('leads from each slice to the edge without entering the ring', () => {
    for (const { label, from, to } of slices) {
      const angle = (Math.atan2(label.dot.x, -label.dot.y) + 2 * Math.PI) % (2 * Math.PI);
      expect(angle).toBeGreaterThanOrEqual(from);
      expect(angle).toBeLessThanOrEqual(to);
      expect(Math.hypot(label.dot.x, label.dot.y)).toBeGreaterThan(drawing.outer + 5);
      expect(label.leader).toMatch(new RegExp(`H${label.side * (drawing.width / 2)}$`));
      expect(Math.abs(label.y)).toBeLessThan(drawing.height / 2);
    }
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
  it('swells its lines towards the middle of the ring and keeps them apart', () => {
    for (const slice of allocationGeometry(allocations, drawings.desktop)) {
      const widths = slice.lines.map((line) => line.width);
      expect(widths).toEqual(widths.toSorted((a, b) => a - b));
      expect(Math.max(...widths)).toBeGreaterThan((widths[0] ?? 0) * 1.4);
    }
  });

  it('gives neighbours different pitches', () => {
    const counts = allocationGeometry(allocations, drawings.desktop).map(
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
function labelBoxes(
  { label }: SliceGeometry,
  item: { label: string } | undefined,
  drawing: Drawing,
): Box[] {
  const edge = (label.side * drawing.width) / 2;
  const text = item?.label ?? '';
  const names = label.name
    .toReversed()
    .map((line, above) =>
      textBox(
        text,
        line,
        edge,
        label.y - 10 - above * drawing.nameSize * nameLeading,
        drawing.nameSize,
        label.side,
      ),
    );
  const valueSide = drawing.valueEnd === undefined ? label.side : label.side * -1;
  const value = textBox(text, '99.9%', label.valueX, label.valueY, drawing.valueSize, valueSide);
  return [...names, value];
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
