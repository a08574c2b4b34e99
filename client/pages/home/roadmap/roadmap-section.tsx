import { useRef } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { Coin } from '#client/coin/coin.tsx';
import { Actions } from '#client/components/action.tsx';
import { useToday } from '#client/components/page-context.tsx';
import { Section } from '#client/components/section.tsx';
import { useMoment } from '#client/motion/use-moment.ts';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { type RoadmapPhase, roadmap } from '#shared/content/home.ts';
import { phaseSeal } from '#shared/schedule/phase-seal.ts';
import { isOverdue } from '#shared/schedule/schedule.ts';

export function RoadmapSection() {
  const sheet = useRef<HTMLOListElement>(null);
  useMoment(sheet, loadPrinting);
  return (
    <Section id="roadmap" ground="ink" words={roadmap} variant="roadmap">
      <Actions ids={roadmap.actions} />
      <Coin size="roadmap" />
      <ol className="roadmap" ref={sheet}>
        {roadmap.phases.map((phase) => (
          <PhaseCoupon key={phase.number} phase={phase} />
        ))}
      </ol>
    </Section>
  );
}

const loadPrinting = async () =>
  (await fetchPart('print-seals', () => import('./print-seals'))).printSeals;

interface PhaseProps {
  phase: RoadmapPhase;
}

function PhaseCoupon({ phase }: PhaseProps) {
  return (
    <li className="coupon" data-ground="bone" data-status={phase.status}>
      <p className="coupon__head">
        <span>Phase {phase.number}</span>
        <span className="coupon__quarter">{phase.quarter}</span>
      </p>
      <img
        className="coupon__seal"
        src={`/images/${phaseSeal(phase)}.svg`}
        alt=""
        width={168}
        height={168}
        loading="lazy"
      />
      <h3 className="coupon__name">{phase.name}</h3>
      <p className="coupon__status">
        <span>
          {phase.status}
          {isOverdue(phase, useToday()) && (
            <span className="coupon__overdue">, {roadmap.overdue}</span>
          )}
        </span>
      </p>
      <PhaseItems phase={phase} />
    </li>
  );
}

/** What a phase brings. Items that are not there yet link to what can be used roadmap.meanwhile. */
function PhaseItems({ phase }: PhaseProps) {
  return (
    <ul className="phase-items">
      {phase.items.map((item) => (
        <li key={item}>
          {item}{' '}
          {item === roadmap.meanwhile.item && phase.status !== 'Completed' && (
            <SiteLink to={roadmap.meanwhile.link.to} className="unbroken">
              {roadmap.meanwhile.link.label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
