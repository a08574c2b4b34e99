import { formatNumber } from '../drawing/svg-path';
import { swelledLine, type Tone } from '../drawing/swelled-line';

export interface Engraving {
  x: number;
  y: number;
  width: number;
  height: number;
  pitch: number;
  /** Slope of the lines in radians. */
  angle: number;
  min: number;
  max: number;
}

/** Path data, with the turn that it needs, of lines across a box that swell with the tone. */
export function engravedLines(box: Engraving, tone: Tone): string {
  const { x, y, width, height, pitch, angle, min, max } = box;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [cx, cy] = [x + width / 2, y + height / 2];
  const reachX = (width * Math.abs(c) + height * Math.abs(s)) / 2;
  const reachY = (width * Math.abs(s) + height * Math.abs(c)) / 2;
  const turned: Tone = (u, v) => tone(cx + u * c - v * s, cy + u * s + v * c);
  let lines = '';
  for (let v = -reachY; v <= reachY; v += pitch) {
    // Only the part of the line that crosses the box.
    lines += swelledLine(
      { y: v, from: -reachX, to: reachX, pitch, min, max, step: 1.5, tolerance: 0.08, digits: 2 },
      turned,
    );
  }
  return `<path transform="translate(${formatNumber(cx)} ${formatNumber(cy)}) rotate(${formatNumber((angle * 180) / Math.PI, 3)})" d="${lines}"/>`;
}
