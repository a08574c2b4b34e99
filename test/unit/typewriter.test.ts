import { runTypewriter, type TypewriterFrame } from '#client/pages/technology/typewriter-clock.ts';

/** For five characters: typed after 500 ms, held until 10 500 ms, gone at 11 500 ms. */
const length = 5;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('holds a served sentence as long as a typed one', () => {
  expect(record(length, 11_100)).toEqual([
    { at: 0, shown: 5, phase: 'holding' },
    { at: 10_000, shown: 5, phase: 'dissolving' },
    { at: 11_000, shown: 0, phase: 'typing' },
    { at: 11_100, shown: 1, phase: 'typing' },
  ]);
});

test('types a character every 100 ms, holds 10 s, dissolves 1 s and starts again', () => {
  expect(record(0, 11_600)).toEqual([
    ...[0, 1, 2, 3, 4].map((shown) => ({ at: shown * 100, shown, phase: 'typing' })),
    { at: 500, shown: 5, phase: 'holding' },
    { at: 10_500, shown: 5, phase: 'dissolving' },
    { at: 11_500, shown: 0, phase: 'typing' },
    { at: 11_600, shown: 1, phase: 'typing' },
  ]);
});

function record(typed: number, forMs: number) {
  const frames: (Omit<TypewriterFrame, 'lasts'> & { at: number })[] = [];
  const start = performance.now();
  const stop = runTypewriter(length, typed, ({ shown, phase }) => {
    frames.push({ at: Math.round(performance.now() - start), shown, phase });
  });
  jest.advanceTimersByTime(forMs);
  stop();
  expect(jest.getTimerCount()).toBe(0);
  return frames;
}
