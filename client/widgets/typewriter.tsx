import { useEffect, useState } from 'react';
import { useMotionPaused } from './motion';
import { runTypewriter, type TypewriterFrame } from './typewriter-clock';

interface TypewriterProps {
  text: string;
}

/** A sentence that is typed, stands, and dissolves into ruled lines; still where motion is paused. */
export function Typewriter({ text }: TypewriterProps) {
  const isPaused = useMotionPaused();
  const [frame, setFrame] = useState<TypewriterFrame | null>(null);

  useEffect(() => {
    if (isPaused) return;
    const stop = runTypewriter(text.length, setFrame);
    return () => {
      stop();
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
