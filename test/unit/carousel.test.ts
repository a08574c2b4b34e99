import { swipeStep } from '#client/pages/home/news/carousel-moves.ts';

test.each([
  { x: -120, y: 10, step: 1, reason: 'a swipe to the left asks for the next slide' },
  { x: 120, y: -10, step: -1, reason: 'a swipe to the right asks for the previous one' },
  { x: -20, y: 0, step: 0, reason: 'an unsteady tap asks for nothing' },
  { x: -80, y: 200, step: 0, reason: 'who scrolls down asks for nothing' },
  { x: 60, y: 60, step: 0, reason: 'a slanting move asks for nothing' },
])('$reason', ({ x, y, step }) => {
  expect(swipeStep(x, y)).toBe(step);
});
