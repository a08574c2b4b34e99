import { Fragment, useEffect, useRef, useState } from 'react';
import { useMotionPaused } from '#client/motion/motion-switch.tsx';
import {
  runTypewriter,
  type TypewriterFrame,
  type TypewriterStart,
  typewriterFrame,
} from './typewriter-clock';

interface TypewriterProps {
  text: string;
  /** After how many characters a new line begins. */
  breaks: readonly number[];
}

/** Number of its last letters that are lines in a still. */
const ENDING = 2;

/** A sentence that is typed, held, and dissolved into ruled lines; a still when motion is paused. */
export function Typewriter({ text, breaks }: TypewriterProps) {
  const isPaused = useMotionPaused();
  // The motion setting is unknown during hydration, and known after a client-side navigation.
  const [frame, setFrame] = useState<TypewriterFrame | null>(() =>
    isPaused ? null : typewriterFrame(0, text.length),
  );
  const start = useRef<TypewriterStart>(isPaused ? 'holding' : 'typing');

  useEffect(() => {
    if (isPaused) return;
    const stop = runTypewriter(text.length, start.current, setFrame);
    return () => {
      stop();
      // A stopped sentence is complete, and must not vanish at once.
      start.current = 'holding';
      setFrame(null);
    };
  }, [isPaused, text]);

  const whole = { text, breaks };
  // One block for both, so that typing does not count as another paint of the sentence.
  return (
    <span className="typewriter" data-phase={frame?.phase}>
      <span className={frame ? 'visually-hidden' : undefined}>
        <Lines {...whole} from={0} to={text.length - ENDING} />
        <span className={isPaused ? 'typewriter__rest typewriter__ending' : undefined}>
          {text.slice(-ENDING)}
        </span>
      </span>
      {frame && (
        <span aria-hidden="true">
          <span className="typewriter__typed">
            <Lines {...whole} from={0} to={frame.shown} />
          </span>
          {/* In its final place, so that lines break as in the full sentence and nothing shifts. */}
          <span className="typewriter__rest">
            <Lines {...whole} from={frame.shown} to={text.length} />
          </span>
        </span>
      )}
    </span>
  );
}

interface LinesProps extends TypewriterProps {
  from: number;
  to: number;
}

/** A part of the sentence; a break belongs to what follows it. */
function Lines({ text, breaks, from, to }: LinesProps) {
  const ends = breaks.filter((end) => end >= from && end < to);
  return [...ends, to].map((end, index) => (
    <Fragment key={end}>
      {text.slice(ends[index - 1] ?? from, end)}
      {index < ends.length && <br />}
    </Fragment>
  ));
}
