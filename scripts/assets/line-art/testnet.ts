import { mix, smoothstep, TURN } from '#shared/drawing/interpolate.ts';
import { type Cut, strokeAlong } from '../drawing/burin';
import { palette } from '../drawing/palette';
import { svg } from '../drawing/svg-document';
import { repeat } from '../drawing/svg-path';

const [width, height, count] = [1440, 144, 20];
/** Where the page draws a double rule. */
const gate = 0.682 * width;

export const drawings = { testnet };

/** Loose lines pass a gate and become one ribbon. */
function testnet(): string {
  const lines = repeat(count, (index) => strokeAlong(240, (share) => cutAt(width * share, index)));
  const box = { width, height, attributes: 'preserveAspectRatio="none"' };
  return svg(box, `<path fill="${palette.plateInk}" d="${lines}"/>`);
}

function cutAt(x: number, index: number): Cut {
  const slot = index - (count - 1) / 2;
  // Every line strays differently.
  const stray =
    28 * Math.sin((TURN * x) / (430 + 17 * ((7 * index) % count)) + 2.4 * index) +
    12 * Math.sin((TURN * x) / (190 + 7 * ((5 * index) % count)) - 1.7 * index);
  const loose = height / 2 + 3.2 * slot + stray;
  const held = smoothstep(0.36 * width, gate - 20, x);
  const ribbon = height / 2 + 5.4 * slot;
  // Past the gate lines swell in turn, as on a banknote.
  const swell = 0.5 + 0.5 * Math.sin((TURN * (x - gate)) / 229 - 0.55 * slot);
  const woven = smoothstep(gate, gate + 150, x);
  return [x, mix(loose, ribbon, held), mix(1, 1.1 + 2.4 * swell, woven)];
}
