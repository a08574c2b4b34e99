import { SiteLink } from '#client/navigation/site-link.tsx';
import { type RoadmapPhase, roadmap } from '#shared/content/home.ts';

const { meanwhile } = roadmap;

interface PhaseItemsProps {
  phase: RoadmapPhase;
}

/** What a phase brings. Items that are not there yet link to what can be used meanwhile. */
export function PhaseItems({ phase }: PhaseItemsProps) {
  return (
    <ul className="phase-items">
      {phase.items.map((item) => (
        <li key={item}>
          {item}{' '}
          {item === meanwhile.item && phase.status !== 'Completed' && (
            <SiteLink to={meanwhile.link.to} className="unbroken">
              {meanwhile.link.label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
