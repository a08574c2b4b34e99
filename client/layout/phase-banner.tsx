import { Arrow } from '#client/components/arrow.tsx';
import { OverdueNote } from '#client/components/overdue-note.tsx';
import { NotedLink } from '#client/navigation/noted-link.tsx';
import { getAction } from '#shared/actions.ts';
import { phaseBanner } from '#shared/content/phase-banner.ts';
import { migration } from '#shared/schedule/schedule.ts';

/** The announcement above the home page's header. */
export function PhaseBanner() {
  const action = getAction('learnMigrationPlan');
  return (
    <section className="phase-banner" aria-label="Announcement">
      <div className="container phase-banner__bar">
        <p className="phase-banner__text">
          <strong>{phaseBanner.fact}</strong> <span>{phaseBanner.migration}</span>{' '}
          <OverdueNote
            plan={migration}
            words={phaseBanner.overdue}
            as="span"
            className="phase-banner__overdue"
          />
        </p>
        {'to' in action && (
          <NotedLink to={action.to} notOpen={action.notOpen} className="text-link">
            {action.label}
            <Arrow />
          </NotedLink>
        )}
      </div>
    </section>
  );
}
