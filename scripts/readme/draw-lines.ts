import { formatNumber } from '../assets/svg-path';
import { floorOf } from './import-graph';
import { PITCH, type Plan, type Stop, type Stretch } from './plan';

/** Lines of imports from one floor. */
export interface LineWork {
  floor: string;
  path: string;
}

/** One line for each import. */
export function drawLines({ stops, stretches }: Plan): LineWork[] {
  const between = stretches.filter(({ from, to }) => from.row !== to.row);
  const within = stretches.filter(({ from, to }) => from.row === to.row);
  return [
    ...between.map((stretch) => drawCurves(stretch, between)),
    ...within.map((stretch) => drawRules(stretch, within, stops)),
  ];
}

function drawCurves(stretch: Stretch, all: readonly Stretch[]): LineWork {
  const [upper, lower] =
    stretch.from.row < stretch.to.row ? [stretch.from, stretch.to] : [stretch.to, stretch.from];
  const [start, end] = [firstLine(upper, stretch, all), firstLine(lower, stretch, all)];
  const [top, bottom] = [upper.y + upper.height, lower.y];
  const middle = formatNumber((top + bottom) / 2);
  return draw(stretch, (offset) => {
    const [x1, x2] = [formatNumber(start + offset), formatNumber(end + offset)];
    const passed = lower.folder ? '' : `V${formatNumber(lower.y + lower.height)}`;
    return `M${x1} ${formatNumber(top)}C${x1} ${middle} ${x2} ${middle} ${x2} ${formatNumber(bottom)}${passed}`;
  });
}

/** Lines to neighbours of the same row, on the height of the boxes' middle. */
function drawRules(stretch: Stretch, all: readonly Stretch[], stops: readonly Stop[]): LineWork {
  const { from, to } = stretch;
  const [left, right] = from.x < to.x ? [from, to] : [to, from];
  const isNext = !stops.some(
    ({ folder, row, x }) => folder && row === left.row && x > left.x && x < right.x,
  );
  const pair = all.filter((each) => [left, right].every((x) => x === each.from || x === each.to));
  const total = pair.reduce((sum, { bundle }) => sum + bundle.count, 0);
  const before = pair
    .slice(0, pair.indexOf(stretch))
    .reduce((sum, { bundle }) => sum + bundle.count, 0);
  // What goes behind a box keeps clear of the lines to that box.
  const middle = left.y + left.height * (isNext ? 0.5 : 0.85);
  const start = middle + (before - total / 2) * PITCH;
  return draw(stretch, (offset) => {
    const y = formatNumber(start + offset);
    return `M${formatNumber(left.x + left.width)} ${y}H${formatNumber(right.x)}`;
  });
}

function draw({ bundle }: Stretch, line: (offset: number) => string): LineWork {
  const lines = Array.from({ length: bundle.count }, (_, index) => line((index + 0.5) * PITCH));
  return { floor: floorOf(bundle.from), path: lines.join('') };
}

/** Where a stretch begins at a stop's edge: lines stand side by side, sorted by where they go. */
function firstLine(stop: Stop, stretch: Stretch, all: readonly Stretch[]): number {
  const otherEnd = ({ from, to }: Stretch) => (from === stop ? to : from);
  const isBelow = (each: Stretch) => otherEnd(each).row > stop.row;
  const side = all
    .filter(
      (each) => (each.from === stop || each.to === stop) && isBelow(each) === isBelow(stretch),
    )
    .sort((a, b) => middleOf(otherEnd(a)) - middleOf(otherEnd(b)));
  const count = (stretches: readonly Stretch[]) =>
    stretches.reduce((sum, { bundle }) => sum + bundle.count, 0);
  return middleOf(stop) + (count(side.slice(0, side.indexOf(stretch))) - count(side) / 2) * PITCH;
}

function middleOf({ x, width }: Stop): number {
  return x + width / 2;
}
