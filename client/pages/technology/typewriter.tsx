import { useEffect, useRef, useState } from 'react';
import { useMotionPaused } from '#client/motion/motion.tsx';
import {
  runTypewriter,
  type TypewriterFrame,
  type TypewriterStart,
  typewriterFrame,
} from './typewriter-clock';

interface TypewriterProps {
  text: string;
}

/** A sentence that is typed, stands, and dissolves into ruled lines; still where motion is paused. */
export function Typewriter({ text }: TypewriterProps) {
  const isPaused = useMotionPaused();
  // Motion is unknown while a served page is taken over, and known when a visitor moves within the site.
  const [frame, setFrame] = useState<TypewriterFrame | null>(() =>
    isPaused ? null : typewriterFrame(0, text.length),
  );
  const start = useRef<TypewriterStart>(isPaused ? 'holding' : 'typing');

  useEffect(() => {
    if (isPaused) return;
    const stop = runTypewriter(text.length, start.current, setFrame);
    return () => {
      stop();
      // A sentence that has been stopped stands, and nobody shall see it vanish at a stroke.
      start.current = 'holding';
      setFrame(null);
    };
  }, [isPaused, text]);

  return (
    <>
      <span className={frame ? 'visually-hidden' : undefined}>{text}</span>
      {frame && (
        <span className="typewriter" data-phase={frame.phase} aria-hidden="true">
          <span className="typewriter__typed">{text.slice(0, frame.shown)}</span>
          {/* Keeps its place, so that lines break as in the whole sentence and nothing moves. */}
          <span className="typewriter__rest">{text.slice(frame.shown)}</span>
        </span>
      )}
    </>
  );
}
