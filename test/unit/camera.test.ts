import { lampAt } from '#client/plates/webgl/camera.ts';

test('the lamp goes round from the front by the right, always as high', () => {
  const lamps = [0, 90, -90, 180].map((angle) => lampAt(angle).map((at) => Math.round(at * 100)));
  expect(lamps).toEqual([
    [0, 78, 100],
    [100, 78, 0],
    [-100, 78, 0],
    [0, 78, -100],
  ]);
});
