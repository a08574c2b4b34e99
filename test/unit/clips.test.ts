import { breathe, noteBraid } from '#shared/drawing/breathing-braid.ts';

const places = Array.from({ length: 97 }, (_, at) => at * 10);

test('a round of the braid ends as it began, and differs between', () => {
  const [first, middle, last] = [0, 0.5, 1].map((round) => breathe(round, places));
  last?.heights.forEach((y, at) => {
    expect(y).toBeCloseTo(first?.heights[at] as number);
  });
  expect(middle?.heights).not.toEqual(first?.heights);
});

test('lines of the braid are ruled at first and stay within the clip', () => {
  const { heights } = breathe(0.3, places);
  for (const y of heights) expect(y > 0 && y < noteBraid.height).toBe(true);
  for (let line = 1; line < noteBraid.lines; line += 1) {
    const pitch = (heights[line * places.length] ?? 0) - (heights[(line - 1) * places.length] ?? 0);
    expect(pitch).toBeCloseTo(noteBraid.height / noteBraid.lines);
  }
});
