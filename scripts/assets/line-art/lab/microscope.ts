import { clamp } from '#shared/drawing/interpolate.ts';
import { palette } from '../../drawing/palette';
import { linearGradient, svg } from '../../drawing/svg-document';
import { linePath, type Point } from '../../drawing/svg-path';
import { brass, face, inked, placeAt, rod, type Stand, turned } from '../../drawing/turned';
import { knob, limb, mirror } from './fittings';

/** The drawing's part of the plate, px. */
const box = { x: 860, y: 0, width: 580, height: 900 };

/** The optical axis, from the specimen up to the eyepiece. */
const axis: Stand = { x: 1136, y: 562, lean: 0.384 };
const ground: Stand = { x: 1200, y: 836, lean: 0 };

const joint: Point = [98, -70];

/** With fewer strokes at small sizes. */
export const drawings = {
  'lab-microscope': () => microscope(5),
  'lab-microscope-small': () => microscope(8),
};

/** A brass microscope. Strokes follow the form of each part, `pitch` px apart. */
function microscope(pitch: number): string {
  const on = (stand: Stand) => ({
    round: (profile: readonly number[], light = 1) =>
      turned(stand, profile, pitch, (normal) => light * brass(normal)),
    along: (profile: readonly number[], shade?: (share: number) => number, fine = 1) =>
      rod(stand, profile, pitch * fine, shade),
    face: (up: number, radii: Point) => face(stand, up, radii, pitch),
  });
  const foot = on(ground);
  const optics = on(axis);
  const flat = (across: number, up: number) => (x: number, y: number) =>
    placeAt(axis, across + x, up + y);
  const parts = [
    foot.round([0, 206, 30, 206]),
    foot.face(30, [168, 206]),
    foot.round([30, 170, 38, 166], 0.5),
    foot.round([38, 160, 44, 138, 56, 122]),
    foot.round([56, 118, 68, 118]),
    foot.face(68, [58, 118]),
    foot.along([68, 52, 80, 40], () => 0.8, 0.9),
    foot.along([80, 34, 104, 34]),
    foot.round([104, 42, 114, 42]),
    foot.face(114, [32, 42]),
    foot.along([114, 32, 150, 30], under(0.5)),
    // The lower end, with the mirror that lights the specimen from below.
    optics.along([-190, 6, -60, 6], undefined, 0.8),
    optics.along([-132, 11, -118, 11], undefined, 0.8),
    ...mirror(axis, pitch),
    optics.along([-66, 16, -56, 24]),
    optics.round([-56, 24, -42, 24]),
    optics.along([-42, 37, -32, 37], undefined, 0.72),
    optics.round([-32, 28, -20, 28], 0.55),
    limb(axis, joint, pitch),
    optics.round([-22, 120, -6, 120]),
    optics.face(-6, [16, 120]),
  ];
  const tube = [
    optics.along([10, 9, 18, 15]),
    optics.along([18, 19, 50, 19], under(0.6)),
    optics.round([50, 20, 60, 27]),
    optics.along([60, 27, 108, 27], under(0.6)),
    optics.along([108, 36, 121, 36], undefined, 0.72),
    optics.round([121, 30, 130, 30, 130, 31, 150, 42]),
    optics.along([150, 40, 296, 40], under(0.86)),
    optics.round([296, 51, 306, 51]),
    optics.along([306, 47, 388, 47], under(0.85)),
    optics.round([388, 51, 398, 51]),
    optics.along([398, 40, 438, 40], under(0.6)),
    optics.along([438, 47, 451, 47], undefined, 0.72),
    optics.face(451, [33, 47]),
    optics.along([451, 32, 520, 32], under(0.78)),
    optics.round([520, 34, 530, 46]),
    optics.along([530, 50, 541, 50], undefined, 0.72),
    optics.face(541, [38, 50]),
    optics.along([541, 37, 566, 46]),
    optics.face(566, [25, 46]),
  ];
  const pane = face(axis, 565, [2, 24], 4);
  const knobs = [
    ...knob(flat(92, 338), 42, pitch),
    ...knob(flat(152, 96), 23, pitch),
    ...knob(flat(...joint), 36, pitch),
  ];
  return svg(box, [
    table(),
    `<g stroke="${palette.electrum}" stroke-width=".9" stroke-linejoin="round">`,
    inked(parts),
    slide(),
    // From the specimen to both sides of the enlarged view.
    `<path fill="none" stroke="${palette.vermilion}" d="${linePath([[866, 348], placeAt(axis, 0, 0), [866, 784]])}"/>`,
    inked(tube),
    // Glass in the eyepiece, with a little light on it.
    `<path fill="${palette.ink900}" d="${pane.outline}"/><path fill="${palette.verdigris}" stroke="none" d="${pane.strokes}"/>`,
    inked(knobs),
    '</g>',
  ]);
}

/** The table, lit below the foot. */
function table(): string {
  const lines = [846, 854, 862, 870, 878, 886, 894].map((y) => `M${box.x} ${y}h${box.width}`);
  const { ink950, electrum } = palette;
  const stops = [ink950, electrum, ink950];
  return `${linearGradient('t', stops, { x1: box.x + 10, x2: box.x + box.width })}<path fill="none" stroke="url(#t)" stroke-opacity=".55" d="${lines.join('')}"/>`;
}

/** Shading of a part's end below another part. */
function under(clear: number): (share: number) => number {
  return (share) => 1 - 0.72 * clamp((share - clear) / (1 - clear)) ** 0.6;
}

/** A glass slide, its cover, and the one point that is looked at. */
function slide(): string {
  const at = (across: number, depth: number, up = 0) => placeAt(axis, across, up - 0.2 * depth);
  const sheet = (half: number, depth: number, up: number) =>
    linePath(
      [at(-half, -depth, up), at(half, -depth, up), at(half, depth, up), at(-half, depth, up)],
      true,
    );
  return [
    `<g stroke="${palette.verdigris}"><path fill="${palette.ink850}" d="${sheet(88, 34, -3)}"/>`,
    `<path fill="${palette.ink900}" d="${sheet(26, 26, -1)}"/></g>`,
    `<path fill="${palette.vermilion}" stroke="none" d="${linePath([at(-8, -26), at(8, -26), at(8, 30), at(-8, 30)], true)}"/>`,
  ].join('');
}
