import { distanceFrom } from '#shared/drawing/distance-from.ts';
import { mix, TURN } from '#shared/drawing/interpolate.ts';
import { legalPlate, ringDistance, signPlaces } from '#shared/drawing/legal-plate.ts';
import { loadTypeface, outlinePath } from '../drawing/glyph-outline';
import { polygonsOf } from '../drawing/letter-outlines';
import { palette } from '../drawing/palette';
import { rosetteMarkup, stroke, svg, writeImage } from '../drawing/svg-document';
import { formatNumber, linePath, type Point, path, repeat } from '../drawing/svg-path';

/** Weights of the lines round a sign, px: the nearer to it, the heavier. */
const ringWeights = Array.from({ length: 18 }, (_, ring) => mix(4, 0.7, (ring / 17) ** 0.6));

/** Where lines inside the section sign would be too short: only this many rings are drawn there. */
const hollows = [
  { x: -7, y: -133, radius: 12, rings: 2 },
  { x: -3, y: -30, radius: 34, rings: 1 },
  { x: -8, y: 67, radius: 14, rings: 2 },
];

/** A sign for each policy, with lines round it. */
export async function drawLegal(): Promise<void> {
  await writeImage(
    'legal-privacy',
    plate('privacy', keyhole, [round, shape], stairs() + eye(56), []),
  );
  const besley = await loadTypeface('besley', 600);
  const sign = besley('§', { size: 400 });
  const baseline = 118;
  const outlines = sign.glyphs.flatMap((glyph) =>
    polygonsOf(glyph).map((points) =>
      points.map(([x, y]): Point => [x + glyph.x - sign.width / 2, y + baseline]),
    ),
  );
  const parts = outlinePath(sign, -sign.width / 2, baseline);
  await writeImage(
    'legal-terms',
    plate('terms', parts, outlines, rules(outlines) + point(...signPlaces.terms.point, 7), hollows),
  );
}

/** Shapes that together are the sign, with lines round them. */
function plate(
  policy: keyof typeof signPlaces,
  sign: string,
  outlines: readonly Point[][],
  inside: string,
  empty: typeof hollows,
): string {
  const { x, y, point } = signPlaces[policy];
  return svg({ ...legalPlate, x: -x, y: -y }, [
    `<defs><path id="s" d="${sign}"/></defs>`,
    farRings(outlines, point),
    nearRings(empty),
    `<use href="#s" fill="${palette.ink950}"/>${inside}`,
  ]);
}

/** Rings that follow the sign exactly, and go inside it: so many. */
const near = 3;

/** The others are even round its point: the farther, the softer where two parts of the sign meet. */
function farRings(outlines: readonly Point[][], [x, y]: readonly [number, number]): string {
  const distance = distanceFrom(outlines);
  const places = Array.from({ length: 180 }, (_, place) => place);
  const on = (place: number, radius: number): Point => {
    const angle = (place * TURN) / places.length;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  };
  return ringWeights
    .slice(near)
    .map((weight, index) => {
      // From far away, as near as nothing is in the way.
      const radii = places.map((place) => {
        let radius = 900;
        for (let step = 0; step < 60; step += 1) {
          radius += distance(...on(place, radius)) + ringDistance(near + index);
        }
        return radius;
      });
      const reach = 2.2 + 0.45 * index;
      const soft = places.map((place) => {
        const radius = radii[place] ?? 0;
        const shares = places.map((_, by) => {
          const apart = Math.abs(place - by);
          return Math.exp(-((Math.min(apart, places.length - apart) / reach) ** 2));
        });
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
        const mean = sum(shares.map((share, by) => share * (radii[by] ?? 0))) / sum(shares);
        return on(place, Math.max(radius, mean));
      });
      return `<path ${stroke(palette.plateInk, Number(formatNumber(weight)))} d="${linePath(soft, true)}"/>`;
    })
    .join('');
}

/** Each line is the edge of a wide stroke. They are drawn from the outside in, each over the ones before. */
function nearRings(empty: typeof hollows): string {
  const drawn = repeat(near, (index) => {
    const step = near - 1 - index;
    const weight = ringWeights[step] ?? 0;
    const distance = ringDistance(step);
    const ring = (color: string, reach: number) =>
      `<use href="#s" stroke="${color}" stroke-width="${formatNumber(2 * reach)}"/>`;
    const holes = empty
      .filter(({ rings }) => rings === step + 1)
      .map(
        ({ x, y, radius }) =>
          `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.bone50}"/>`,
      );
    return (
      holes.join('') +
      ring(palette.plateInk, distance + weight / 2) +
      ring(palette.bone50, distance - weight / 2)
    );
  });
  return `<g stroke-linejoin="round">${drawn}</g>`;
}

const bow = 72;
/** Half widths and heights of the ward, from the bow's middle. */
const ward = { top: 38, foot: 71, from: 60, to: 248 };

const shape: Point[] = [
  [-ward.top, ward.from],
  [ward.top, ward.from],
  [ward.foot, ward.to],
  [-ward.foot, ward.to],
];
const round = Array.from({ length: 72 }, (_, side): Point => {
  const angle = (side * TURN) / 72;
  return [bow * Math.cos(angle), bow * Math.sin(angle)];
});
const keyhole = `M-${bow} 0a${bow} ${bow} 0 1 1 ${2 * bow} 0a${bow} ${bow} 0 1 1 ${-2 * bow} 0z${linePath(shape, true)}`;

/** Ruled lines down the ward, as on steps that lead in. */
function stairs(): string {
  const { top, foot, from, to } = ward;
  const pitch = 11.5;
  const count = Math.floor((to - from) / pitch) - 2;
  const lines = repeat(count, (index) => {
    const y = to - (index + 1) * pitch;
    const half = top + ((foot - top) * (y - from)) / (to - from) - 5;
    return path`M${-half} ${y}h${2 * half}`;
  });
  return ruled(lines);
}

/** Ruled lines across a sign, clear of its edge. */
function rules(outlines: readonly Point[][]): string {
  const distance = distanceFrom(outlines);
  const [pitch, clear, far] = [11.5, 6, 130];
  const lines = repeat(30, (index) => {
    const y = (index - 16) * pitch;
    const starts: number[] = [];
    const ends: number[] = [];
    for (let x = -far; x < far; x += 0.5) {
      const [was, is] = [distance(x - 0.5, y) > clear, distance(x, y) > clear];
      if (is && !was) starts.push(x);
      if (was && !is) ends.push(x);
    }
    return starts.map((x, run) => path`M${x} ${y}H${ends[run] ?? x}`).join('');
  });
  return ruled(lines);
}

function ruled(lines: string): string {
  return `<path ${stroke(palette.inkText3, 0.9)} d="${lines}"/>`;
}

/** A rosette round a point, in the keyhole. */
function eye(R: number): string {
  const curves = rosetteMarkup('r', { R, r0: 0.78, a: 0.2, b: 0.04, n: 24, m: 24, K: 6 });
  return `<g ${stroke(palette.electrum, 0.8)}>${curves}</g>${point(0, 0, 9)}`;
}

function point(x: number, y: number, reach: number): string {
  const d = path`M${x - reach} ${y - reach}h${2 * reach}v${2 * reach}h${-2 * reach}z`;
  return `<path fill="${palette.vermilion}" d="${d}"/>`;
}
