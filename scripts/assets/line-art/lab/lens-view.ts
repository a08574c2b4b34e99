import { TURN } from '#shared/drawing/interpolate.ts';
import { innerRing, outerRing, type SealRing, sealRadius } from '#shared/drawing/seal.ts';
import { iris, palette } from '../../drawing/palette';
import { linearGradient, stroke, svg } from '../../drawing/svg-document';
import { beside, type Curve, linePath, repeat, smoothPath } from '../../drawing/svg-path';

/** Half the drawing's size, and the radius of the view, px. */
const half = 282;
const radius = 258;

/** The seal at ten times its size on the roadmap. */
const R = 740;
/** Fewer lines and blunter waves, to keep crossings apart. */
const outer: SealRing = { ...outerRing, K: 7, b: 0.03 };
/** The centre of the view, where two lines cross. */
const crossing = Math.PI / 2 + (4 * Math.PI) / outer.K;
const start = crossing / outer.n;
const view = { angle: -0.74 * Math.PI, reach: R * sealRadius(outer, 0, start, 1) };

export const drawings = { 'lab-view': lensView };

/** The microscope's view: one point of a seal, with lines that cross over and under. */
function lensView(): string {
  const rings = woven(outer) + woven(innerRing);
  // Faint rules of the paper below.
  const rules = repeat(46, (index) => `M-${radius} ${(index - 23) * 11 + 5.5}h${2 * radius}`);
  return svg({ width: 2 * half, height: 2 * half, x: -half, y: -half }, [
    linearGradient('iris', iris, { x1: -200, y1: -200, x2: 210, y2: 220 }),
    `<clipPath id="c"><circle r="${radius - 7}"/></clipPath>`,
    `<circle r="${radius}" fill="${palette.ink900}"/>`,
    `<g clip-path="url(#c)" fill="none"><path stroke="${palette.inkRule}" d="${rules}"/>${rings}</g>`,
    `<g ${stroke(palette.electrum, 1.6)}><circle r="${radius}"/><circle r="${radius - 6}" stroke-width=".9"/></g>`,
    `<path ${stroke(palette.inkText3, 1)} d="${ticks()}"/>`,
    `<path ${stroke(palette.inkText1, 1)} stroke-opacity=".62" d="${reticle()}"/>`,
    `<path fill="${palette.vermilion}" stroke="${palette.ink900}" stroke-width="5" paint-order="stroke" d="M-9-9h18v18h-18z"/>`,
  ]);
}

/** A ring's lines, then the pieces on top at crossings again. */
function woven(ring: SealRing): string {
  const { K, n, r0 } = ring;
  const span = (1.12 * radius) / (r0 * R);
  const lines: Rope[] = [];
  const tops: Rope[] = [];
  for (let k = 0; k < K; k += 1) {
    const curve: Curve = (angle) => {
      const distance = R * sealRadius(ring, k, angle + start, 1);
      return [
        distance * Math.cos(angle + view.angle) - view.reach * Math.cos(view.angle),
        distance * Math.sin(angle + view.angle) - view.reach * Math.sin(view.angle),
      ];
    };
    lines.push(rope(curve, -span, span, Math.round(5 * span * n)));
    const phase = (TURN * k) / K;
    for (let turn = -40; turn < 40; turn += 1) {
      // Crossings: one with each other line in every half wave.
      const wave = Math.PI / 2 + (Math.PI * turn) / K;
      const angle = (wave - phase) / n - start;
      const slope = Math.cos(wave);
      if (turn % K === 0 || slope > 0 === (turn % 2 !== 0)) continue;
      if (Math.hypot(...curve(angle)) >= radius + 40) continue;
      const reach = (0.46 * Math.PI) / K / n;
      tops.push(rope(curve, angle - reach, angle + reach, 1));
    }
  }
  return ropes(lines) + ropes(tops);
}

function ropes(list: readonly Rope[]): string {
  const all = (part: keyof Rope) => list.map((rope) => rope[part]).join('');
  return [
    `<path stroke="${palette.ink900}" stroke-width="13" d="${all('ground')}"/>`,
    `<path stroke="url(#iris)" stroke-width="1.3" d="${all('beside')}"/>`,
    `<path stroke="url(#iris)" stroke-width="3" d="${all('middle')}"/>`,
  ].join('');
}

type Rope = ReturnType<typeof rope>;

/** A line as three strands on a strip of background. */
function rope(curve: Curve, from: number, to: number, segments: number) {
  const path = (distance: number) =>
    smoothPath((angle) => beside(curve, angle, distance), from, to, segments);
  // The strip is shorter, to hide seams between pieces.
  const ground = smoothPath(curve, from + 0.001, to - 0.001, segments);
  return { ground, beside: path(-3.4) + path(3.4), middle: path(0) };
}

/** A mark every two degrees, longer ones every ten and thirty. */
function ticks(): string {
  return repeat(180, (index) => {
    const angle = (TURN * index) / 180;
    const length = index % 15 === 0 ? 15 : index % 5 === 0 ? 9 : 5;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (distance: number) => [distance * cos, distance * sin] as const;
    return linePath([at(radius + 6), at(radius + 6 + length)]);
  });
}

/** Cross hairs with divisions, and a gap in the middle. */
function reticle(): string {
  const end = radius - 20;
  const arm = [`M-${end} 0H-22M22 0H${end}M0-${end}V-22M0 22V${end}`];
  for (let at = 22; at <= 220; at += 11) {
    const reach = at % 55 === 0 ? 9 : 4.5;
    for (const place of [-at, at]) {
      arm.push(`M${place}-${reach}v${2 * reach}M-${reach} ${place}h${2 * reach}`);
    }
  }
  return arm.join('');
}
