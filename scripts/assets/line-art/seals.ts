import { roadmap } from '#shared/content/home.ts';
import { mixed, rgb } from '#shared/drawing/gradient.ts';
import { polar, TURN } from '#shared/drawing/interpolate.ts';
import {
  burin,
  engravedAt,
  innerRing,
  outerRing,
  ramps,
  sealRadius,
  underWay,
} from '#shared/drawing/seal.ts';
import { phaseSeal } from '#shared/schedule/phase-seal.ts';
import type { Rosette } from '../drawing/engraving';
import { loadTypeface, outlinePath } from '../drawing/glyph-outline';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg } from '../drawing/svg-document';
import { repeat, smoothPath } from '../drawing/svg-path';

const R = 84;
const outer: Rosette = { R, ...outerRing };
const inner: Rosette = { R, ...innerRing };

/** A forged seal's inner print is too coarse for the outer one. */
const coarse: Rosette = { ...inner, r0: 0.44, n: 7, m: 14, K: 6 };

const notEqual = 'M-17-7H17M-17 7H17M-10 18L10-18';

const onBone = {
  ring: palette.verdigrisDark,
  core: palette.vermilionDark,
  mark: palette.boneText1,
};
const onInk = { ring: palette.verdigris, core: palette.vermilion, mark: palette.inkText1 };

/** Seals of the roadmap (interlaced: done; plain circles: still to come), of the link check and of the programs. */
export const drawings = {
  'seal-completed': () => engraved(inner, 'M-17 1L-5.5 13.5L18-14'),
  'seal-misprint': () => engraved(coarse, notEqual),
  'seal-misprint-ink': () => engraved(coarse, notEqual, outer, 1, onInk),
  'seal-program-1': () => program('M-13-13H13V13H-13z'),
  'seal-program-2': () => program('M-15 2L0-13L15 2M-15 15L0 0L15 15'),
  'seal-program-3': () => program('M-13 15V4M0 15V-5M13 15V-15'),
  // Each phase has both drawings, so that its status can change without a new one.
  ...phaseSeals('In Progress', inProgress, palette.boneText1),
  ...phaseSeals('Upcoming', ruledRing, palette.boneText3),
};

/** The seal of a program, in half size with half the lines. */
function program(sign: string): string {
  return engraved({ ...inner, K: 4, n: 6, m: 12 }, sign, { ...outer, K: 5, n: 10, m: 20 }, 2);
}

/** Both rings, round a sign. */
function engraved(within: Rosette, sign: string, around = outer, weight = 1, inks = onBone) {
  return seal([
    `<g ${stroke(inks.ring, 1.05 * weight)}>${rosetteMarkup('o', around)}</g>`,
    `<g ${stroke(inks.core, 0.95 * weight)}>${rosetteMarkup('i', within)}</g>`,
    `<path fill="none" stroke="${inks.mark}" stroke-width="4.5" d="${sign}"/>`,
  ]);
}

function phaseSeals(status: 'In Progress' | 'Upcoming', ring: () => string, color: string) {
  const seals = roadmap.phases.map(({ number }) => {
    const draw = async () => {
      const numeral = (await loadTypeface('besley', 400))(String(number), { size: 50 });
      const d = outlinePath(numeral, -numeral.width / 2, 17.5);
      return seal([ring(), `<path fill="${color}" d="${d}"/>`]);
    };
    return [phaseSeal({ number, status }), draw] as const;
  });
  return Object.fromEntries(seals);
}

function seal(body: string[]): string {
  return svg({ width: 168, height: 168, x: -84, y: -84 }, body);
}

/** The finished part of the ring; plain circles for the rest. */
function inProgress(): string {
  const front = TURN * underWay;
  const depthAt = (angle: number) => engravedAt(angle, front, ramps.part);
  // Joins neighbours of one colour.
  const parts = new Map<string, string>();
  for (let index = 0; index < sectors; index += 1) {
    const [from, to] = [(TURN * index) / sectors, (TURN * (index + 1)) / sectors];
    const depth = depthAt((from + to) / 2);
    const channels = mixed(rgb(palette.boneRule2), rgb(palette.verdigrisDark), depth);
    const digits = channels.map((value) => Math.round(value).toString(16).padStart(2, '0'));
    const paint = `stroke="#${digits.join('')}" stroke-width="${(0.9 + 0.15 * depth).toFixed(2)}"`;
    const isRuled = depthAt(from) === 0 && depthAt(to) === 0;
    const lines = repeat(outerRing.K, (k) => {
      const radius = (angle: number) => R * sealRadius(outerRing, k, angle, depthAt(angle));
      return smoothPath((angle) => polar(radius(angle), angle), from, to, isRuled ? 1 : 3);
    });
    parts.set(paint, (parts.get(paint) ?? '') + lines);
  }
  const rings = Array.from(parts, ([paint, d]) => `<path ${paint} d="${d}"/>`);
  // The burin, where it stopped.
  const [point = [], middle = []] = [burin.point, burin.middle].map((share) =>
    polar(R * share, front).map((place) => place.toFixed(1)),
  );
  const ink = palette.vermilionDark;
  return [
    `<g fill="none" stroke-linecap="round">${rings.join('')}</g>`,
    `<path stroke="${ink}" stroke-width="${R * burin.width}" d="M${point.join(' ')}L${middle.join(' ')}"/>`,
    `<circle cx="${middle[0]}" cy="${middle[1]}" r="${(R * burin.grip).toFixed(1)}" fill="${ink}"/>`,
  ].join('');
}

const sectors = 40;

/** Every second circle, or they would blur into grey on a coarse screen. */
function ruledRing(): string {
  const radius = (k: number) => (R * sealRadius(outerRing, 2 * k, 0, 0)).toFixed(2);
  const rings = repeat((outerRing.K + 1) / 2, (k) => `<circle r="${radius(k)}"/>`);
  return `<g ${stroke(palette.boneRule2, 0.9)}>${rings}</g>`;
}
