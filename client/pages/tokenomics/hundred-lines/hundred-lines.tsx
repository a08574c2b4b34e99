import { useRef } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { ServedPart } from '#client/components/served-part.tsx';
import { type Moment, useMoment } from '#client/motion/use-moment.ts';

/** The hero's lines, whose braid tightens as the page scrolls to the reel that they are wound on. */
export function HundredLines() {
  const box = useRef<HTMLDivElement>(null);
  useMoment(box, loadTightening);
  return (
    <div className="hundred-lines screen-only" ref={box}>
      <ServedPart name="hundred-lines" />
    </div>
  );
}

const loadTightening = async (): Promise<Moment> =>
  (await fetchPart('tighten-lines', () => import('./tighten-lines'))).tightenLines;
