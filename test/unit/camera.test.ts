import { lampAt } from '#client/plates/webgl/camera.ts';

test.each([
  [0, 0, 1],
  [90, 1, 0],
  [-90, -1, 0],
  [180, 0, -1],
])('at %d° the lamp is to the right by %d and in front by %d', (lamp, right, front) => {
  const [x, y, z] = lampAt(lamp);
  expect([x, z]).toEqual([expect.closeTo(right), expect.closeTo(front)]);
  expect(y).toBe(lampAt(0)[1]);
});
