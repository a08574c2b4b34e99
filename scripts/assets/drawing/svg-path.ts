export type Point = readonly [x: number, y: number];
export type Curve = (t: number) => Point;

/** Path data of a curve as cubic curves with its exact tangents, so that few points are enough. */
export function smoothPath(curve: Curve, from: number, to: number, segments: number): string {
  const step = (to - from) / segments;
  const pen = new Pen(curve(from));
  for (let index = 1; index <= segments; index += 1) {
    const start = from + (index - 1) * step;
    const end = from + index * step;
    const second = handle(curve, end, -step / 3);
    if (index === 1) pen.draw('c', [handle(curve, start, step / 3), second, curve(end)]);
    else pen.draw('s', [second, curve(end)]);
  }
  return pen.data;
}

/** Path data of straight strokes through the points; closed ones are polygons. */
export function linePath(points: readonly Point[], closed = false): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const pen = new Pen(first);
  for (const point of rest) pen.draw('l', [point]);
  return closed ? `${pen.data}z` : pen.data;
}

/** A point at a distance from a curve, to its left where y is upwards. */
export function beside(curve: Curve, t: number, reach: number): Point {
  const [x, y] = curve(t);
  const [nx, ny] = normalAt(curve, t);
  return [x + nx * reach, y + ny * reach];
}

/** Unit vector in that direction. */
export function normalAt(curve: Curve, t: number): Point {
  const [ax, ay] = curve(t - 1e-4);
  const [bx, by] = curve(t + 1e-4);
  const length = Math.hypot(bx - ax, by - ay);
  return [(ay - by) / length, (bx - ax) / length];
}

/** Path data of a line by height. It is level, in one command, until it leaves its rule. */
export function leavingRule(
  line: (x: number) => number,
  [from, leave, to]: readonly [number, number, number],
  segments: number,
): string {
  const bent = smoothPath((x) => [x, line(x)], leave, to, segments);
  return path`M${from} ${line(leave)}H${leave}` + bent.slice(bent.indexOf('c'));
}

/** Draws something `count` times, one after the other. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Path data whose numbers are written short: path`M${x} ${y}h${width}`. */
export function path(parts: TemplateStringsArray, ...numbers: number[]): string {
  return String.raw({ raw: parts }, ...numbers.map((number) => formatNumber(number)));
}

export function formatNumber(value: number, digits = 1): string {
  const rounded = Number(value.toFixed(digits));
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Writes relative commands between rounded points, so that rounding errors do not add up. */
export class Pen {
  data: string;
  private x: number;
  private y: number;
  private command = '';

  constructor([x, y]: Point) {
    this.x = tenths(x);
    this.y = tenths(y);
    this.data = `M${formatNumbers([this.x, this.y])}`;
  }

  draw(command: string, points: readonly Point[]): void {
    const numbers = formatNumbers(
      points.flatMap(([x, y]) => [tenths(x) - this.x, tenths(y) - this.y]),
    );
    const separator = numbers.startsWith('-') ? '' : ' ';
    this.data += command === this.command ? separator + numbers : command + numbers;
    this.command = command;
    const last = points.at(-1);
    if (!last) return;
    this.x = tenths(last[0]);
    this.y = tenths(last[1]);
  }
}

function tenths(value: number): number {
  return Number(value.toFixed(1));
}

function handle(curve: Curve, t: number, reach: number): Point {
  const [[x, y], [x0, y0], [x1, y1]] = [curve(t), curve(t - 1e-4), curve(t + 1e-4)];
  const scale = reach / 2e-4;
  return [x + (x1 - x0) * scale, y + (y1 - y0) * scale];
}

/** Numbers as short as SVG allows: no zero before the point, no separator before a minus. */
function formatNumbers(values: readonly number[]): string {
  let text = '';
  let last = '';
  for (const value of values) {
    const number = formatNumber(value);
    const glued =
      text === '' || number.startsWith('-') || (number.startsWith('.') && last.includes('.'));
    text += glued ? number : ` ${number}`;
    last = number;
  }
  return text;
}
