import { Fragment, useEffect, useRef, useState } from 'react';
import { watchView } from '#client/browser/watch-view.ts';
import { useMotionPaused } from '#client/components/motion-switch.tsx';
import { decorate } from '#client/motion/decorate.ts';
import { technologyHero } from '#shared/content/technology.ts';
import { runTypewriter, type TypewriterFrame, typewriterFrame } from './typewriter-clock';

const { heading: text, breaks } = technologyHero;

/** The headline, which is typed, held, and dissolved into ruled lines; a still out of view and when motion is paused. */
export function Typewriter() {
  const isPaused = useMotionPaused();
  const [frame, setFrame] = useState<TypewriterFrame | null>(() =>
    isPaused ? null : typewriterFrame(0, text.length),
  );
  // Served text is revealed by the needle; after client-side navigation it is typed.
  const [isRead, setRead] = useState(isPaused);
  const start = useRef(isPaused ? text.length : 0);
  const line = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const { current } = line;
    if (isPaused || !current) return;
    let stop: (() => void) | undefined;
    let unwatch: (() => void) | undefined;
    decorate(() => {
      unwatch = watchView(current, (isInView) => {
        if (isInView) stop ??= runTypewriter(text.length, start.current, show);
        else rest();
      });
    });
    if (!unwatch) rest();
    return () => {
      unwatch?.();
      rest();
    };

    function show(next: TypewriterFrame) {
      setFrame(next);
      if (next.phase !== 'holding') setRead(false);
    }

    /** Goes on with the whole sentence. */
    function rest() {
      stop?.();
      stop = undefined;
      start.current = text.length;
      setFrame(null);
      setRead(false);
    }
  }, [isPaused]);

  const shown = frame?.shown ?? text.length;
  // One block, so that typing does not count as a later largest paint.
  return (
    <span
      ref={line}
      className="typewriter"
      data-phase={frame?.phase}
      data-read={isRead || undefined}
    >
      {frame && <span className="visually-hidden">{text}</span>}
      <span aria-hidden={frame ? true : undefined}>
        <Letters shown={shown} />
      </span>
      {isRead && (
        <span className="last-line" aria-hidden="true">
          <span className="last-line__ruled" data-line={text.slice(breaks.at(-1))} />
        </span>
      )}
    </span>
  );
}

/** The words, each with its place in the sentence. A break belongs to the line after it. */
const words = [...text.matchAll(/\S+\s*/g)].map(({ 0: word, index: start }) => ({ word, start }));

/**
 * The whole sentence, so that nothing shifts: what is typed, and the rest as ruled slices. The word that is being
 * typed has an element for each letter, because text that begins at another place each time counts as a shift.
 */
function Letters({ shown }: { shown: number }) {
  return words.map(({ word, start }) => {
    const isPartial = start < shown && shown < start + word.length;
    const pieces = isPartial ? [...word] : [word];
    return (
      <Fragment key={start}>
        {breaks.includes(start) && <br />}
        {/* Before its first letter the sentence has the caret alone. */}
        {start === 0 && shown === 0 && <span className="typewriter__typed" data-caret />}
        {pieces.map((piece, index) => {
          const end = start + (isPartial ? index + 1 : word.length);
          return (
            <span
              key={`${pieces.length} ${end}`}
              className={end <= shown ? 'typewriter__typed' : 'typewriter__rest'}
              data-caret={end === shown || undefined}
            >
              {piece}
            </span>
          );
        })}
      </Fragment>
    );
  });
}
