import {
  runTypewriter,
  type TypewriterFrame,
  type TypewriterStart,
  typewriterFrame,
} from '#client/pages/technology/typewriter-clock.ts';

/** For five characters: typed after 500 ms, held until 10 500 ms, gone at 11 500 ms. */
const length = 5;

test.each([0, 130, 499, 500, 4000, 10_500, 11_200])(
  'the frame at %i ms lasts as long as it says',
  (at) => {
    const { lasts, ...frame } = typewriterFrame(at, length);
    expect(typewriterFrame(at + lasts - 1, length)).toMatchObject(frame);
    expect(typewriterFrame(at + lasts, length)).not.toMatchObject(frame);
  },
);

describe('a running typewriter', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('holds a sentence that is already there as long as a typed one', () => {
    expect(record('holding', 11_100)).toEqual([
      { at: 0, shown: 5, phase: 'holding' },
      { at: 10_000, shown: 5, phase: 'dissolving' },
      { at: 11_000, shown: 0, phase: 'typing' },
      { at: 11_100, shown: 1, phase: 'typing' },
    ]);
  });

  test('types a character every 100 ms, holds 10 s, dissolves 1 s and starts again', () => {
    expect(record('typing', 11_600)).toEqual([
      ...[0, 1, 2, 3, 4].map((shown) => ({ at: shown * 100, shown, phase: 'typing' })),
      { at: 500, shown: 5, phase: 'holding' },
      { at: 10_500, shown: 5, phase: 'dissolving' },
      { at: 11_500, shown: 0, phase: 'typing' },
      { at: 11_600, shown: 1, phase: 'typing' },
    ]);
  });

  test('clears its timers when stopped', () => {
    runTypewriter(length, 'typing', () => {})();
    expect(jest.getTimerCount()).toBe(0);
  });
});

function record(from: TypewriterStart, forMs: number) {
  const frames: (Omit<TypewriterFrame, 'lasts'> & { at: number })[] = [];
  const start = performance.now();
  const stop = runTypewriter(length, from, ({ shown, phase }) => {
    frames.push({ at: Math.round(performance.now() - start), shown, phase });
  });
  jest.advanceTimersByTime(forMs);
  stop();
  return frames;
}
