import { TURN } from '#shared/drawing/interpolate.ts';
import { innerRing, outerRing, type SealRing, sealRadius } from '#shared/drawing/seal.ts';
import { iris, palette } from '../../drawing/palette';
import { stroke, svg } from '../../drawing/svg-document';
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

/** Around the seal's centre: what the view may show of it. */
const box = { x: -830, y: -830, width: 890, height: 890 };

export const drawings = {
  'lab-view': eyepiece,
  'lab-seal-outer': () => specimen(outer, paper()),
  'lab-seal-inner': () => specimen(innerRing),
};

/** The microscope's view without what lies in it. */
function eyepiece(): string {
  return svg({ width: 2 * half, height: 2 * half, x: -half, y: -half }, [
    `<g ${stroke(palette.electrum, 1.6)}><circle r="${radius}"/><circle r="${radius - 6}" stroke-width=".9"/></g>`,
    `<path ${stroke(palette.inkText3, 1)} d="${ticks()}"/>`,
    `<path ${stroke(palette.inkText1, 1)} stroke-opacity=".62" d="${reticle()}"/>`,
    `<path fill="${palette.vermilion}" stroke="${palette.ink900}" stroke-width="5" paint-order="stroke" d="M-9-9h18v18h-18z"/>`,
  ]);
}

/**
 * A part of one ring of a seal, with lines that cross over and under. Turned by a wave, to either side by half of it,
 * it looks the same: so are its colours, which depend on the distance from the middle.
 */
function specimen(ring: SealRing, ground = ''): string {
  const stops = [...iris]
    .reverse()
    .map(([at, color]) => `<stop offset="${1 - 0.62 * at}" stop-color="${color}"/>`);
  return svg(box, [
    `<radialGradient id="iris" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="770">${stops.join('')}</radialGradient>`,
    `<g fill="none">${ground}${woven(ring)}</g>`,
  ]);
}

/** Faint rules of the paper below. */
function paper(): string {
  const rules = repeat(47, (index) => `<circle r="${340 + 11 * index}"/>`);
  return `<g stroke="${palette.inkRule}">${rules}</g>`;
}

/** A ring's lines, then the pieces on top at crossings again. */
function woven(ring: SealRing): string {
  const { K, n, r0 } = ring;
  const span = (1.12 * radius) / (r0 * R) + Math.PI / n;
  const lines: Rope[] = [];
  const tops: Rope[] = [];
  for (let k = 0; k < K; k += 1) {
    const curve: Curve = (angle) => {
      const distance = R * sealRadius(ring, k, angle + start, 1);
      return [distance * Math.cos(angle + view.angle), distance * Math.sin(angle + view.angle)];
    };
    lines.push(rope(curve, -span, span, Math.round(5 * span * n)));
    const phase = (TURN * k) / K;
    for (let turn = -60; turn < 60; turn += 1) {
      // Crossings: one with each other line in every half wave.
      const wave = Math.PI / 2 + (Math.PI * turn) / K;
      const angle = (wave - phase) / n - start;
      const slope = Math.cos(wave);
      if (turn % K === 0 || slope > 0 === (turn % 2 !== 0)) continue;
      if (Math.abs(angle) > span) continue;
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
