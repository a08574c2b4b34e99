import { irisAt, videoInks } from './color';
import { blankFrame, drawPiece, type Frame } from './frame';

const width = 960;
const height = 544;
const turn = 2 * Math.PI;
const step = 4;

interface Braid {
  reach: number;
  lines: number;
  wave: number;
  swell: number;
  turns: number;
  strength: number;
}

const braids: Braid[] = [
  { reach: 250, lines: 26, wave: turn / 560, swell: turn / 1180, turns: 1, strength: 0.86 },
  { reach: 120, lines: 14, wave: turn / 240, swell: turn / 900, turns: 2, strength: 1 },
];

/** Two interlaced braids that breathe; `time` runs from 0 to 1 and both ends are the same. */
export function drawPresale(time: number): Frame {
  const frame = blankFrame(width, height, videoInks.ground);
  for (const braid of braids) {
    for (let line = 0; line < braid.lines; line++) drawLine(frame, braid, line, time * turn);
  }
  return frame;
}

function drawLine(frame: Frame, braid: Braid, line: number, time: number): void {
  const offset = (turn * line) / braid.lines - braid.turns * time;
  let from: readonly [number, number] = [-step, heightAt(braid, offset, -step, time)];
  for (let x = 0; x <= width + step; x += step) {
    const to = [x, heightAt(braid, offset, x, time)] as const;
    // The side of the braid that faces us is printed heavier, so that it turns as a body.
    const facing = 0.5 + 0.5 * Math.cos(braid.wave * x + offset);
    drawPiece(frame, {
      from,
      to,
      half: 0.66 + 0.42 * facing,
      color: irisAt(x / width),
      strength: braid.strength * (0.42 + 0.58 * facing),
    });
    from = to;
  }
}

function heightAt({ reach, wave, swell }: Braid, offset: number, x: number, time: number): number {
  const spread = 0.56 + 0.3 * Math.cos(swell * x + time) + 0.14 * Math.cos(2.7 * swell * x - time);
  const middle = height / 2 + 28 * Math.sin(0.9 * swell * x + time);
  return middle + reach * spread * Math.sin(wave * x + offset);
}
