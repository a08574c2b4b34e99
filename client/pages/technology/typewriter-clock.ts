const CHARACTER_MS = 100;
const HOLD_MS = 10_000;
/** Also the duration of the style sheet's animation. */
const DISSOLVE_MS = 1000;

export interface TypewriterFrame {
  /** Characters to be seen. */
  shown: number;
  phase: 'typing' | 'holding' | 'dissolving';
  /** Milliseconds until the next frame. */
  lasts: number;
}

/** State of a sentence of `length` characters at a time after its first round began. */
export function typewriterFrame(elapsedMs: number, length: number): TypewriterFrame {
  const typed = length * CHARACTER_MS;
  const held = typed + HOLD_MS;
  const round = held + DISSOLVE_MS;
  const time = elapsedMs % round;
  if (time < typed) {
    const shown = Math.floor(time / CHARACTER_MS);
    return { shown, phase: 'typing', lasts: (shown + 1) * CHARACTER_MS - time };
  }
  if (time < held) return { shown: length, phase: 'holding', lasts: held - time };
  return { shown: length, phase: 'dissolving', lasts: round - time };
}

/** Shows frames until the returned function is called, starting with `typed` characters. */
export function runTypewriter(
  length: number,
  typed: number,
  show: (frame: TypewriterFrame) => void,
): () => void {
  const start = performance.now() - typed * CHARACTER_MS;
  let timer: ReturnType<typeof setTimeout>;
  function tick() {
    const frame = typewriterFrame(performance.now() - start, length);
    show(frame);
    timer = setTimeout(tick, frame.lasts);
  }
  tick();
  return () => clearTimeout(timer);
}
