import { type BondFrame, bondSeal, guillocheFrame } from '../line-art/bond';

/** A4 in units of which four are a millimetre. */
const sheet = { width: 840, height: 1188 };

const frame: BondFrame = {
  left: 60,
  top: 60,
  right: 780,
  bottom: 1128,
  bandHeight: 37.5,
  K: 15,
  swells: { across: 16, down: 23 },
  lineWidth: 0.7,
  cornerScale: 1.42,
  rules: { outer: 18.75, inner: [32, 36], width: 1 },
};

/** Frame and seal of the cover, drawn like a bearer bond. */
export function coverDrawing(): string {
  const seal = bondSeal({
    cx: 420,
    cy: 716,
    scale: 1.272,
    lineWidth: 0.62,
    radius: 111,
    lines: 31,
    pitch: 6.9,
    soft: 0.04,
  });
  return `<svg viewBox="0 0 ${sheet.width} ${sheet.height}">${guillocheFrame(frame)}${seal}</svg>`;
}
