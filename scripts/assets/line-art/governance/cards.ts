import { mix, smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { figures } from '#shared/figures/figures.ts';
import { type Cut, strokeAlong, swelledStroke } from '../../drawing/burin';
import { rosetteSector } from '../../drawing/engraving';
import { palette } from '../../drawing/palette';
import { stroke, svg } from '../../drawing/svg-document';
import { linePath, path, repeat } from '../../drawing/svg-path';
import { votes } from './seats';

const card = { width: 400, height: 168 };

/** Figures of the cards. */
export const drawings = {
  'vote-overview': overview,
  'vote-proposals': proposals,
  'vote-delegation': delegation,
};

/** All tokens as rules. Votes for a proposal swell, and interlace past the mark that they need. */
function overview(): string {
  const [count, given, mark, pitch] = [28, 18, 168, 6];
  // Centred on pixel rows.
  const level = (line: number) => (line + 0.5) * pitch + 0.5;
  const voted = repeat(given, (line) => {
    const from = 90 * (line / (given - 1) - 0.5) ** 2;
    const width = (x: number) =>
      mix(0.8, 2.7, smoothstep(from, mark - 20, x)) * mix(1, 0.5, smoothstep(mark, 260, x));
    // Smaller at the edges, so that the band stays level.
    const reach = (line % 2 ? 1 : -1) * Math.min(1.5, line, given - 1 - line) * pitch;
    const wave = (x: number) =>
      reach * smoothstep(mark, 300, x) * Math.sin((TURN * (x - mark)) / 58);
    return along((x) => [x, level(line) + wave(x), width(x)]);
  });
  // The others end before the mark, at different places.
  const silent = repeat(count - given, (line) => {
    const end = mark - 12 - ((line * 29) % 64);
    const width = (share: number) => 1.3 * (1 - smoothstep(0.7, 1, share));
    return along((x) => [(x * end) / card.width, level(given + line), width(x / card.width)]);
  });
  return svg(card, [
    `<path fill="${palette.boneRule2}" d="${silent}"/><path fill="${palette.verdigrisDark}" d="${voted}"/>`,
    `<path ${stroke(palette.vermilionDark, 1)} d="${path`M${mark - 1.5} 0V${card.height}M${mark + 2.5} 0V${card.height}`}"/>`,
  ]);
}

function along(cut: (x: number) => Cut): string {
  return strokeAlong(120, (share) => cut(share * card.width));
}

/** A seal for each proposal; the one that is read is red. */
function proposals(): string {
  const count = figures.governance.proposals.value;
  const columns = Math.ceil(count / 2);
  const apart = card.width / columns;
  const placeOf = (index: number) =>
    path`translate(${((index % columns) + 0.5) * apart} ${card.height * (index < columns ? 0.24 : 0.76)})`;
  const R = Math.min(0.44 * apart, 36);
  return svg(card, [
    `<defs><path id="seal" d="${rim(R, 12, 2)}${writing}"/></defs><g ${stroke(palette.verdigrisDark, 1)}>`,
    repeat(count - 1, (index) => `<use href="#seal" transform="${placeOf(index + 1)}"/>`),
    '</g>',
    `<g transform="${placeOf(0)}"><path ${stroke(palette.vermilionDark, 1)} d="${rim(R, 12, 2)}"/>`,
    `<path fill="${palette.vermilionDark}" d="M-5-5h10v10h-10z"/></g>`,
  ]);
}

/** Three lines of text. */
const writing = 'M-8-6.5H8M-8 0H8M-8 6.5H1';

/** A seal's rim, which repeats only after a whole turn. Small ones have fewer waves. */
export function rim(R: number, n = 20, K = 4): string {
  return rosetteSector({ R, r0: 0.82, a: 0.16, b: 0.02, n, m: 1, K }, TURN / 4);
}

/** Lent votes swell towards the seat that they are lent to. Dots lead back to the token. */
function delegation(): string {
  const middle = card.height / 2;
  const [from, to] = [38, 57];
  const lines = (side: number) =>
    Array.from({ length: votes }, (_, line) => {
      const [start, end] = [3 + 2.5 * line, 4 + 4 * line];
      // Starts and ends as points at the seals' inner edges.
      const left = from + Math.sqrt((0.8 * from) ** 2 - start ** 2);
      const right = card.width - to - Math.sqrt((0.8 * to) ** 2 - end ** 2);
      return Array.from({ length: 41 }, (_, index): Cut => {
        const share = index / 40;
        const reach =
          mix(start, end, smoothstep(0, 1, share)) + 40 * Math.sin((share * TURN) / 2) ** 1.5;
        const width = mix(0.6, 2.6, smoothstep(0.1, 0.8, share)) * (1 - smoothstep(0.9, 1, share));
        return [mix(left, right, share), middle + side * reach, width];
      });
    });
  const lent = lines(-1).map((cuts) => swelledStroke(cuts));
  const back = lines(1).map((cuts) => linePath(cuts.slice(3, -4).map(([x, y]) => [x, y])));
  const seal = (R: number, x: number, inner = '') =>
    `<path ${stroke(palette.verdigrisDark, 1)} transform="translate(${x} ${middle})" d="${rim(R) + inner}"/>`;
  return svg(card, [
    `<path ${stroke(palette.madderDark, 1.7)} stroke-dasharray="0 5.6" d="${back.join('')}"/>`,
    `<path fill="${palette.verdigrisDark}" d="${lent.join('')}"/>`,
    seal(from, from + 1),
    seal(to, card.width - to - 1, writing),
    `<path fill="${palette.vermilionDark}" d="M${from - 4} ${middle - 5}h10v10h-10z"/>`,
  ]);
}
