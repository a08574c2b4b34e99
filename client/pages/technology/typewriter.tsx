import { Fragment, useEffect, useRef, useState } from 'react';
import { useMotionPaused } from '#client/motion/motion-switch.tsx';
import { technologyHero } from '#shared/content/technology.ts';
import { runTypewriter, type TypewriterFrame, typewriterFrame } from './typewriter-clock';

const { heading: text, breaks } = technologyHero;

/** The headline, which is typed, held, and dissolved into ruled lines; a still when motion is paused. */
export function Typewriter() {
  const isPaused = useMotionPaused();
  const [frame, setFrame] = useState<TypewriterFrame | null>(() =>
    isPaused ? null : typewriterFrame(0, text.length),
  );
  // Served text is revealed by the needle; after client-side navigation it is typed.
  const [isRead, setRead] = useState(isPaused);
  const start = useRef(isPaused ? text.length : 0);

  useEffect(() => {
    if (isPaused) return;
    const stop = runTypewriter(text.length, start.current, (next) => {
      setFrame(next);
      if (next.phase !== 'holding') setRead(false);
    });
    return () => {
      stop();
      start.current = text.length;
      setFrame(null);
      setRead(false);
    };
  }, [isPaused]);

  const shown = frame?.shown ?? text.length;
  // One block, so that typing does not count as a later largest paint.
  return (
    <span className="typewriter" data-phase={frame?.phase} data-read={isRead || undefined}>
      {frame && <span className="visually-hidden">{text}</span>}
      <span aria-hidden={frame ? true : undefined}>
        <span className="typewriter__typed">
          <Lines from={0} to={shown} />
        </span>
        {/* The rest stays in the layout, so that nothing shifts. */}
        <span className="typewriter__rest">
          <Lines from={shown} to={text.length} />
        </span>
      </span>
      {isRead && (
        <span className="last-line" aria-hidden="true">
          <span className="last-line__ruled" data-line={text.slice(breaks.at(-1))} />
        </span>
      )}
    </span>
  );
}

interface LinesProps {
  from: number;
  to: number;
}

/** Part of the sentence. A break belongs to the line after it. */
function Lines({ from, to }: LinesProps) {
  const ends = breaks.filter((end) => end >= from && end < to);
  return [...ends, to].map((end, index) => (
    <Fragment key={end}>
      {text.slice(ends[index - 1] ?? from, end)}
      {index < ends.length && <br />}
    </Fragment>
  ));
}
