import type { VoteCard } from '#shared/content/governance.ts';
import { figures } from '#shared/figures/figures.ts';

const SIZE = 144;
const CENTER = SIZE / 2;

const drawings = { ballot: ballotPath(), sheets: sheetsPath(), delegation: delegationPath() };

interface VoteGlyphProps {
  name: VoteCard['glyph'];
}

/** A small figure in lines. Decorative: the card's words say the same. */
export function VoteGlyph({ name }: VoteGlyphProps) {
  return (
    <svg
      className="vote-glyph"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      width={SIZE}
      height={SIZE}
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}

/** Seats on a ring, each joined to the ballot in the middle by one line of the same weight. */
function ballotPath(): string {
  const seats = figures.governance.proposals.value;
  return Array.from({ length: seats }, (_, seat) => {
    const angle = (seat * 2 * Math.PI) / seats - Math.PI / 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const rays = [-1, 0, 1].map((lane) => {
      const turn = angle + lane * 0.055;
      return `M${at(24 * Math.cos(turn), 24 * Math.sin(turn))}L${at(x * 54 - lane * 3.2 * y, y * 54 + lane * 3.2 * x)}`;
    });
    return `${rays.join('')}M${at(62 * x - 5.5, 62 * y - 5.5)}h11v11h-11z`;
  })
    .concat([8, 12, 16, 20, 24].map(circle))
    .join('');
}

/** One sheet for each active proposal, laid back into the stack. */
function sheetsPath(): string {
  return Array.from({ length: figures.governance.proposals.value }, (_, sheet) => {
    const shift = sheet * 5.2;
    const [x, y] = [shift - 66, 44 - shift * 1.02];
    const isFront = sheet === 0;
    const edge = `M${at(x, y - 36)}h74v60`;
    return isFront ? `M${at(x, y - 36)}h74v60h-74z${ruling(x, y)}` : edge;
  }).join('');
}

function ruling(x: number, y: number): string {
  return [-24, -14, -4, 6]
    .map((row, index) => `M${at(x + 10, y + row)}h${index === 3 ? 30 : 54}`)
    .join('');
}

/** Many hands on the left become one band on the right. */
function delegationPath(): string {
  const lines = 14;
  return Array.from({ length: lines }, (_, line) => {
    const from = (line / (lines - 1) - 0.5) * 124;
    const to = (line / (lines - 1) - 0.5) * 26;
    return `M${at(-66, from)}C${at(-10, from)} ${at(-4, to)} ${at(66, to)}`;
  }).join('');
}

function circle(radius: number): string {
  return `M${at(-radius, 0)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** Rounded, so that every engine writes the same attribute. */
function at(x: number, y: number): string {
  return `${(CENTER + x).toFixed(1)} ${(CENTER + y).toFixed(1)}`;
}
