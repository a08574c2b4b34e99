import { smoothstep } from '#shared/drawing/interpolate.ts';
import { type GradientStops, iris, palette } from '../drawing/palette';
import { irisAt, videoInks } from './color';
import { blankFrame, drawPiece, type Frame } from './frame';

/** Half as dense again as the right half of the note, where it lies. */
const width = 960;
const height = 648;
const turn = 2 * Math.PI;
const step = 4;

/** The rainbow printing, which ends in the red of what is live. */
const inks: GradientStops = [
  ...iris.map(([at, color]) => [0.82 * at, color] as const),
  [1, palette.vermilion],
];

/** Where lines leave the ledger, and where they are a braid. */
const leaves = 210;
const joined = 600;

interface Braid {
  reach: number;
  lines: number;
  wave: number;
  swell: number;
  turns: number;
  strength: number;
  /** Where its lines begin to be seen, and where they are seen whole. */
  appears: readonly [from: number, to: number];
}

const braids: Braid[] = [
  {
    ...{ reach: 178, lines: 30, wave: turn / 900, swell: turn / 1500, turns: 1 },
    ...{ strength: 1, appears: [0, 300] },
  },
  {
    ...{ reach: 92, lines: 16, wave: turn / 480, swell: turn / 1300, turns: 2 },
    ...{ strength: 0.8, appears: [540, 760] },
  },
];

/** Ruled lines become a braid that breathes; `time` runs from 0 to 1 and both ends are the same. */
export function drawPresale(time: number): Frame {
  const frame = blankFrame(width, height, videoInks.ground);
  for (const braid of braids) {
    for (let line = 0; line < braid.lines; line++) drawLine(frame, braid, line, time * turn);
  }
  return frame;
}

function drawLine(frame: Frame, braid: Braid, line: number, time: number): void {
  const offset = (turn * line) / braid.lines - braid.turns * time;
  const ruled = ((line + 0.5) / braid.lines) * height;
  const start = Math.floor(braid.appears[0] / step) * step - step;
  let from: readonly [number, number] = [start, heightAt(braid, ruled, offset, start, time)];
  for (let x = start + step; x <= width + step; x += step) {
    const to = [x, heightAt(braid, ruled, offset, x, time)] as const;
    const together = smoothstep(leaves, joined, x);
    // The side of the braid that faces us is printed heavier, so that it turns as a body.
    const facing = 0.5 + 0.5 * Math.cos(braid.wave * x + offset);
    const shown = smoothstep(...braid.appears, x) * (0.34 + 0.66 * together);
    drawPiece(frame, {
      from,
      to,
      half: 0.74 + 0.42 * facing * together,
      color: irisAt((x - leaves) / (width - leaves), inks),
      strength: braid.strength * shown * (1 - 0.36 * together * (1 - facing)),
    });
    from = to;
  }
}

function heightAt(
  { reach, wave, swell }: Braid,
  ruled: number,
  offset: number,
  x: number,
  time: number,
): number {
  const spread = 0.74 + 0.2 * Math.cos(swell * x + time) + 0.06 * Math.cos(2.7 * swell * x - time);
  const middle = 0.47 * height + 22 * Math.sin(0.9 * swell * x + time);
  const braided = middle + reach * spread * Math.sin(wave * x + offset);
  return ruled + (braided - ruled) * smoothstep(leaves, joined, x);
}
