import { coinSpin } from '#client/coin/webgl/coin-spin.ts';

const FRAME_MS = 16;

/** How far it turns in `frames` frames. */
function turned(spin: ReturnType<typeof coinSpin>, frames: number): number {
  let sum = 0;
  for (let frame = 0; frame < frames; frame += 1) sum += spin.turn(FRAME_MS);
  return sum;
}

describe('the coin', () => {
  test('follows the pointer that holds it, and stops while that is still', () => {
    const spin = coinSpin();
    spin.drag(0.4);
    expect(spin.turn(FRAME_MS)).toBe(0.4);
    expect(turned(spin, 60)).toBe(0);
  });

  test.each([1, -1])('goes on the way it was flicked, and slows to its own pace (%d)', (way) => {
    const spin = coinSpin();
    const ownPace = turned(spin, 30);
    for (let frame = 0; frame < 6; frame += 1) {
      spin.drag(way * 0.12);
      spin.turn(FRAME_MS);
    }
    spin.release();
    const first = turned(spin, 30);
    expect(way * first).toBeGreaterThan(2 * ownPace);
    expect(Math.abs(turned(spin, 30))).toBeLessThan(Math.abs(first));
    turned(spin, 1000);
    expect(turned(spin, 30)).toBeCloseTo(ownPace, 4);
  });

  test('does not jump after a pause, whatever was done to it meanwhile', () => {
    const spin = coinSpin();
    spin.drag(2);
    spin.release();
    expect(spin.turn(0)).toBe(0);
    expect(spin.turn(FRAME_MS)).toBeLessThan(0.1);
  });
});
