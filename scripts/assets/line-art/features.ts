import { smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { palette } from '../drawing/palette';
import { at, rosetteMarkup, stroke, svg } from '../drawing/svg-document';
import { formatNumber, type Point, path, repeat, smoothPath } from '../drawing/svg-path';

/** Home's three smaller features have figures of one size; on a phone they are square. */
const wide = { width: 400, height: 190, attributes: 'preserveAspectRatio="xMidYMid slice"' };
const square = { width: 120, height: 120 };
type Size = typeof square;

export const drawings = {
  'feature-verification': () => verification(wide, [123, 95], [277, 95], 93, 29),
  'feature-verification-small': () => verification(square, [42, 42], [78, 78], 41),
  'feature-vaults': vaults,
  'feature-vaults-small': vault,
  'feature-allocation': () => allocation(wide, 9),
  'feature-allocation-small': () => allocation(square, 5),
};

/** Two discs of lines, stretched in the middle, and one red block where they meet. */
function verification(size: Size, first: Point, second: Point, radius: number, straight = 0) {
  const { width, height } = size;
  const ruled = (reach: number, draw: (by: number) => string) => {
    const rulings = Math.floor((reach - 1) / 5);
    return repeat(2 * rulings + 1, (index) => draw((index - rulings) * 5));
  };
  const halfAt = (by: number) => Math.sqrt(radius ** 2 - Math.max(0, by) ** 2);
  const upright = ruled(radius + straight, (by) => {
    const half = halfAt(Math.abs(by) - straight);
    return path`M${first[0] + by} ${first[1] - half}v${2 * half}`;
  });
  const level = ruled(radius, (by) => {
    const half = halfAt(Math.abs(by)) + straight;
    return path`M${second[0] - half} ${second[1] + by}h${2 * half}`;
  });
  const ring = ([x, y]: Point) =>
    `<rect x="${x - radius - straight}" y="${y - radius}" width="${2 * (radius + straight)}" height="${2 * radius}" rx="${radius}"/>`;
  const clip = (id: string, center: Point) => `<clipPath id="${id}">${ring(center)}</clipPath>`;
  const [x, y] = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
  const half = Math.round(radius ** 0.53);
  return svg({ width, height }, [
    clip('a', first),
    clip('b', second),
    `<g ${stroke(palette.verdigrisDark, 1)}>${ring(first)}<path ${at(0, 0.6)} d="${upright}"/></g>`,
    `<g ${stroke(palette.madderDark, 1)}>${ring(second)}<path ${at(0.2, 0.8)} d="${level}"/></g>`,
    `<g clip-path="url(#a)"><g clip-path="url(#b)" ${stroke(palette.boneText1, 2)} ${at(0.8, 0.9)}>`,
    `<path d="${upright}${level}"/></g></g>`,
    `<rect ${at(0.9, 1)} x="${x - half}" y="${y - half}" width="${2 * half}" height="${2 * half}" fill="${palette.vermilionDark}"/>`,
  ]);
}

/** Three vault doors with different locks: rings, spokes, a rosette. */
function vaults(): string {
  const curves = { R: 38, r0: 0.64, a: 0.28, b: 0.06, n: 10, m: 10, K: 9 };
  const rosette = `<g stroke-width=".8">${rosetteMarkup('o', curves)}</g><circle r="8" stroke-width="2"/>`;
  const doors = [rings(), spokes(), rosette].map((lock, index) => {
    const turning = `${at(0.1 * index, 0.8 + 0.1 * index)} data-turn="${index === 1 ? 75 : -54}"`;
    return `<g transform="translate(${62.5 + index * 137.5} 95)"><use href="#d"/><g ${turning}>${lock}</g></g>`;
  });
  const door = `<g id="d">${moulding(62, 92)}<circle r="41" stroke-width="1.6"/><path stroke-width="2.4" d="M-38 -60v12M-38 48v12"/></g>`;
  return svg(wide, `<defs>${door}</defs><g ${stroke(palette.plateInk, 1)}>${doors.join('')}</g>`);
}

function vault(): string {
  return svg({ ...square, x: -60, y: -60 }, [
    `<g ${stroke(palette.plateInk, 1)}>${moulding(59, 59)}`,
    '<path stroke-width="2.4" d="M-38 -33v10M-38 23v10"/><circle r="32" stroke-width="1.4"/>',
    `<g transform="scale(.78)"><g ${at(0, 0.8)} data-turn="75">${spokes()}</g></g></g>`,
  ]);
}

/** A moulding lit from above. */
function moulding(halfWidth: number, halfHeight: number): string {
  return repeat(7, (index) => {
    const [x, y] = [halfWidth - index * 3, halfHeight - index * 3];
    return `<path stroke-width=".7" d="M${-x} ${y}V${-y}H${x}"/><path stroke-width="1.5" d="M${-x} ${y}H${x}V${-y}"/>`;
  });
}

function rings(): string {
  return repeat(11, (index) => {
    const weight = formatNumber(0.6 + 0.9 * Math.abs(Math.sin(index * 0.55)), 2);
    return `<circle r="${formatNumber(4 + index * 3.2)}" stroke-width="${weight}"/>`;
  });
}

function spokes(): string {
  const lines = repeat(72, (index) => {
    const angle = (TURN * index) / 72;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const inner = index % 2 ? 20 : 11;
    return path`M${inner * cos} ${inner * sin}L${37 * cos} ${37 * sin}`;
  });
  return `<path d="${lines}"/><circle r="8" stroke-width="2"/>`;
}

/** Five bands of changing width between two straight limits. */
function allocation(size: Size, lines: number): string {
  const { width, height } = size;
  const inks = ['verdigrisDark', 'bondDark', 'bronze', 'madderDark', 'plateInk'] as const;
  const [top, bottom] = [12, height - 12];
  const shares = (x: number) => {
    const s = x / width;
    const parts = inks.map(
      (_, index) => 1 + 0.55 * Math.sin(TURN * (0.9 * s + 0.37 * index)) * smoothstep(0, 0.3, s),
    );
    const sum = parts.reduce((all, part) => all + part, 0);
    return parts.map((part) => part / sum);
  };
  const bundles = inks.map((ink, index) => {
    const paths = (from: number) =>
      repeat(lines, (line) => {
        const y = (x: number) => {
          const own = shares(from * x);
          const before = own.slice(0, index).reduce((all, part) => all + part, 0);
          const within = (line + 0.9) / (lines + 0.8);
          return top + (bottom - top) * (before + (own[index] ?? 0) * within);
        };
        return smoothPath((x) => [x, y(x)], 0, width, 16);
      });
    return `<path ${stroke(palette[ink], 1.1)} ${at(0, 1)} data-bent="${paths(0)}" d="${paths(1)}"/>`;
  });
  const limits = [2, 6, height - 6, height - 2].map((y) => `M0 ${y}H${width}`).join('');
  return svg(size, `${bundles.join('')}<path ${stroke(palette.madderDark, 1)} d="${limits}"/>`);
}
