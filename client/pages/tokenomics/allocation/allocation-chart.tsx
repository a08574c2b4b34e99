import { useRef, useState } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { type Moment, useMoment } from '#client/motion/use-moment.ts';
import { hanging } from '#shared/drawing/hanging-lines.ts';
import { AllocationReel } from './allocation-reel';
import { AllocationRows } from './allocation-rows';

/** The allocation of the supply: a reel of a hundred lines, and the list that they lead to. */
export function AllocationChart() {
  const [pointed, setPointed] = useState<string | null>(null);
  const [pinned, setPinned] = useState<string | null>(null);
  const togglePin = (id: string) => setPinned(pinned === id ? null : id);
  const chart = useRef<HTMLDivElement>(null);
  useMoment(chart, loadUnrolling);
  const active = pointed ?? pinned;
  return (
    <div className="allocation-chart" data-active={active ?? undefined} ref={chart}>
      <AllocationReel active={active} onPoint={setPointed} />
      <img
        className="allocation-hanging"
        src="/images/hanging-lines.svg"
        alt=""
        width={2 * hanging.reach}
        height={hanging.reach - hanging.level}
        loading="lazy"
      />
      <AllocationRows active={active} onPoint={setPointed} pinned={pinned} onPin={togglePin} />
    </div>
  );
}

async function loadUnrolling(): Promise<Moment> {
  return (await fetchPart('unroll', () => import('./unroll'))).unroll;
}
