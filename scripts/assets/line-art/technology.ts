import { mix, smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { hexagon, ringedCell, ruledCell, type Weight } from '../drawing/cell';
import type { Rosette } from '../drawing/engraving';
import { palette } from '../drawing/palette';
import { at, rosetteMarkup, stroke, svg } from '../drawing/svg-document';
import { linePath, type Point, path, repeat, smoothPath } from '../drawing/svg-path';

const lattice = { x: -1100, y: -320, width: 2200, height: 640 };

/** Drawings of the technology page: the headline's lines, which the lab has too, and large figures. */
export const drawings = {
  'technology-net': headlineNets,
  'lab-lines': labNet,
  'diagram-cells': () => svg(lattice, cells().outlines),
  'diagram-cells-read': () => svg(lattice, cells().read),
  'diagram-consensus-read': consensus,
};

/**
 * Lines from the headline's caret. Their pitch is that of its slices: 24 per 144 px, and 17 on a
 * phone, where the page mirrors them and they go on below the text.
 */
function headlineNets(): string {
  const shape = { lines: 18, pitch: 6, reach: 290, wave: 620, from: 16, length: 1000, rise: 114 };
  const wide = net({ ...shape, ragged: 0.14 });
  const middle = 94;
  const turned = (y: number) =>
    path`M0 ${-2 * middle - y}H-20A${middle + y} ${middle + y} 0 0 0 -20 ${y}H0`;
  const phone = { lines: 14, pitch: 144 / 17, reach: 133, wave: 748, from: 44, length: 1130 };
  const body = `<path id="net" d="${wide}"/><path id="narrow" d="${net({ ...phone, rise: -76, turned })}"/>`;
  return svg({ width: 1000, height: 700 }, body);
}

/** The lab's lines, from the left edge of the page. */
function labNet(): string {
  const shape = { lines: 9, pitch: 12, reach: 308, wave: 900, from: 0, length: 1500 };
  const lines = net({ ...shape, turned: (y) => path`M-900 ${y}H0` });
  return svg({ width: 1500, height: 812 }, `<path id="net" d="${lines}"/>`);
}

interface Net {
  /** Number of rules, and their pitch. */
  lines: number;
  pitch: number;
  /** Half the mean height of the net, and its wavelength. */
  reach: number;
  wave: number;
  /** Where it starts to open, and over what length. */
  from: number;
  length: number;
  /** Rise while it opens, px. */
  rise?: number;
  /** Largest share of its length by which strands end sooner. */
  ragged?: number;
  /** Path data up to where a line opens, by its height there. */
  turned?: (y: number) => string;
}

/** Rules that split into two strands each, twist around a widening tube, and cross others only after that. */
function net(shape: Net): string {
  const { lines, pitch, reach, wave, from, length, rise = 0, ragged = 0, turned } = shape;
  const radius = (pitch * lines) / 2;
  return repeat(2 * lines, (index) => {
    const share = (2 * (index % lines) + 1) / lines - 1;
    const front = (angle: number) => (index < lines ? angle : Math.PI - angle);
    const [ruled, even] = [front(Math.asin(share)), front((Math.PI / 2) * share)];
    const strand = (along: number): Point => {
      const way = Math.max(0, along - from);
      const turn = (TURN * way ** 2) / (way + 0.4 * wave) / wave;
      const opened = smoothstep(0, 0.6 * wave, way);
      const half = mix(radius, reach * (1 + 0.2 * Math.cos(turn / 2 + 1.2)), opened);
      const beside = half * Math.sin(mix(ruled, even, opened) - turn);
      return [along, beside - rise * smoothstep(0, 360, along)];
    };
    const end = length * (1 - (ragged * ((7 * index) % 12)) / 12);
    const way = smoothPath(strand, 0, end, Math.ceil((10 * end) / wave));
    return turned ? turned(strand(0)[1]) + way.slice(way.indexOf('c')) : way;
  });
}

/**
 * One lattice with ruled cells for records and ringed cells for applications. Rules from the edge of the page lead to
 * the block in the middle, towards which lines swell. A cell of each kind has a line to its name.
 */
function cells() {
  const radius = 76;
  const across = radius * Math.sqrt(3);
  const { electrum, verdigris } = palette;
  const weight: Weight = (x, y) => 1 + 3.8 * (1 - Math.hypot(x, y) / 340) ** 1.6;
  const come = [-2, -1, 0, 1, 2].map((line) => {
    const [y, end] = [line * 14, line * 5];
    return path`M1100 ${y}H450C390 ${y} 380 ${end} 330 ${end}H12`;
  });
  let outlines = '';
  let read = '';
  for (let q = -2; q <= 2; q += 1) {
    for (let r = -2; r <= 2; r += 1) {
      const distance = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      if (distance > 2) continue;
      const [x, y] = [across * (q + r / 2), radius * 1.5 * r];
      outlines += linePath(hexagon(x, y, radius - 5), true);
      const isInner = distance < 2;
      const drawn = (weight: Weight) =>
        isInner
          ? ringedCell([x, y], radius - 5, distance === 0 ? 10 : 7, 14, weight)
          : ruledCell([x, y], radius - 5, weight);
      // The middle cell swells first, others clockwise, and ruled ones as the rules from the right arrive.
      const from = isInner
        ? distance * (0.44 + 0.06 * Math.atan2(y, x))
        : 0.3 - (0.15 * x) / across;
      read += `<path fill="${isInner ? verdigris : electrum}" fill-rule="evenodd" ${at(from, from + 0.38)} data-bent="${drawn(() => 0)}" d="${drawn(weight)}"/>`;
    }
  }
  /** A line and what it leaves free of the cells. */
  const over = (color: string, room: number, width: number, moves: string, way: string) =>
    `<path ${stroke(palette.ink950, room)} ${moves} d="${way}"/><path ${stroke(color, width)} ${moves} d="${way}"/>`;
  const named = (color: string, x: number, y: number) =>
    over(color, 6, 1.2, at(0.6, 0.8), path`M${x} ${y}V320`) +
    over(color, 20, 9, at(0.6, 0.8), path`M${x} ${y}v.01`);
  read += over(electrum, 9, 1.2, at(-0.3, 0.1), come.join(''));
  read += named(electrum, -across, 3 * radius) + named(verdigris, across / 2, 2 * radius);
  read += `<rect ${at(0.36, 0.5)} x="-9" y="-9" width="18" height="18" fill="${palette.vermilion}"/>`;
  return { outlines: `<path ${stroke(palette.inkRule, 1)} d="${outlines}"/>`, read };
}

/** Two discs roll in from both sides, read the same block, and are heavier where they agree. */
function consensus(): string {
  const [apart, reach, way] = [92, 158, 220];
  const ring: Rosette = { R: 206, r0: 0.9, a: 0.07, b: 0.03, n: 24, m: 48, K: 8 };
  const rings = repeat(25, (index) => `<circle r="${8 + index * 6}"/>`);
  const roll = at(-0.1, 0.8);
  const from = (side: number) => `${roll} data-from="${side * way}"`;
  const clip = (id: string, side: 1 | -1) =>
    `<clipPath id="${id}"><circle cx="${side * apart}" r="${reach}" ${from(side)}/></clipPath>`;
  // Lines that start outside the view and end at their disc.
  const arriving = (side: 1 | -1, away = 0) =>
    repeat(52, (index) => {
      const y = (index - 25.5) * 6;
      const x = side * (apart + away + Math.sqrt(207 ** 2 - y ** 2));
      return path`M${side * (960 + ((index * 37) % 52) * 3)} ${y}H${x}`;
    });
  const layer = (side: 1 | -1, color: string) => [
    `<path ${stroke(color, 1.1)} ${roll} data-bent="${arriving(side, way)}" d="${arriving(side)}"/>`,
    `<g ${stroke(color, 1.1)} ${from(side)}><g transform="translate(${side * apart})"><use href="#d"/>`,
    `<g ${roll} data-turn="${side * 92}"><use href="#r"/></g></g></g>`,
  ];
  const agreed = (side: 1 | -1, color: string) =>
    `<use href="#d" x="${side * apart}" stroke="${color}" ${from(side)}/>`;
  // Shared block, on top at the end.
  const block = (color: string, moves: string) =>
    `<rect ${moves} x="-10" y="-10" width="20" height="20" fill="${bone50}" stroke="${color}" stroke-width="2.4"/>`;
  const { verdigrisDark, madderDark, plateInk, vermilionDark, bone50 } = palette;
  return svg({ x: -960, y: -220, width: 1920, height: 440 }, [
    `<defs><g id="d">${rings}</g><g id="r">${rosetteMarkup('s', ring)}</g>${clip('a', -1)}${clip('b', 1)}</defs>`,
    ...layer(-1, verdigrisDark),
    ...layer(1, madderDark),
    '<g clip-path="url(#a)"><g clip-path="url(#b)" fill="none" stroke-width="2.7">',
    `${agreed(-1, plateInk)}${agreed(1, madderDark)}</g></g>`,
    block(verdigrisDark, `data-from="-940" ${at(0, 0.8)}`),
    block(madderDark, `data-from="940" ${at(0, 0.8)}`),
    `<rect ${at(0.8, 1)} x="-12" y="-12" width="24" height="24" fill="${vermilionDark}" stroke="${bone50}" stroke-width="3"/>`,
  ]);
}
