import { type Rosette, rosetteOrder, rosetteSector } from './engraving';
import type { GradientStops } from './palette';
import { formatNumber, repeat } from './svg-path';

export function svg(box: Box, body: string | readonly string[]): string {
  const { x = 0, y = 0, width, height, attributes = '' } = box;
  const size = `viewBox="${[x, y, width, height].join(' ')}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}${attributes && ` ${attributes}`}>${[body].flat().join('')}</svg>\n`;
}

interface Box {
  x?: number;
  y?: number;
  width: number;
  height: number;
  attributes?: string;
}

/** A gradient between two points, px; paint with `url(#id)`. Colours without offsets are spread evenly. */
export function linearGradient(
  id: string,
  stops: GradientStops | readonly string[],
  line: Partial<Record<'x1' | 'y1' | 'x2' | 'y2', number>>,
): string {
  const { x1 = 0, y1 = 0, x2 = 0, y2 = 0 } = line;
  const marks = stops.map((stop, index) => {
    const [at, color] = typeof stop === 'string' ? [index / (stops.length - 1), stop] : stop;
    return `<stop offset="${at}" stop-color="${color}"/>`;
  });
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${marks.join('')}</linearGradient>`;
}

/** Rosettes of one order at 0, 0, as copies of one sector: a tenth of the bytes and, together, half the elements. */
export function rosetteMarkup(id: string, ...rosettes: Rosette[]): string {
  const order = Math.min(...rosettes.map(rosetteOrder));
  const copies = repeat(order - 1, (index) => {
    const angle = formatNumber(((index + 1) * 360) / order, 2);
    return `<use href="#${id}" transform="rotate(${angle})"/>`;
  });
  return `<path id="${id}" d="${rosettes.map((rosette) => rosetteSector(rosette)).join('')}"/>${copies}`;
}

/** Attributes of lines: no fill, and round ends that hide the seams between sectors. */
export function stroke(color: string, width: number): string {
  return `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"`;
}

/** When a part of a figure is drawn, as shares of the whole animation. */
export function at(from: number, to: number): string {
  return `data-at="${formatNumber(from, 3)} ${formatNumber(to, 3)}"`;
}
