import { type Part, rod, turned } from '../../drawing/turned';
import { onBench, shadow } from './bench';
import { ball, standing } from './solid';

const pitch = 2.8;
const { place, upright, block } = standing(158, -22, 0.3, pitch);
const bar = { ...upright(-92, 52), lean: Math.PI / 2 + 0.085 };

/** A telegraph key: commands typed by hand. */
export const drawings = {
  'tool-terminal-back': () =>
    onBench(shadow(220, 322), [
      ...block({ front: 122, depth: 56, height: 13 }),
      post(72, 30),
      post(104, 30),
      ...block({ up: 13, along: 12, away: 16, front: 11, depth: 5, height: 40 }),
      turned(upright(-84, 13), [0, 13, 5, 13, 7, 8, 18, 7], pitch),
      turned(upright(84, 13), [0, 12, 4, 12, 6, 5, 52, 5, 54, 9, 60, 9], pitch),
    ]),
  'tool-terminal-moving': () =>
    onBench([
      rod(bar, [0, 5, 60, 6.4], 2.2),
      rod(bar, [60, 6.4, 128, 7.4], 2.2),
      rod(bar, [128, 7, 194, 5], 2.2),
      turned(upright(-92, 50), [0, 9, 5, 9, 8, 6, 14, 7, 18, 23, 22, 26, 27, 25, 31, 12], pitch),
    ]),
  'tool-terminal-front': () =>
    onBench([
      ...block({ up: 13, along: 12, away: -16, front: 11, depth: 5, height: 44 }),
      ball(place(12, 46, -21), 5, 2),
    ]),
};

function post(along: number, away: number): Part {
  const profile = [0, 10, 3, 10, 5, 6, 14, 6, 16, 9, 22, 9, 24, 4];
  return turned(upright(along, 14, away), profile, pitch);
}
