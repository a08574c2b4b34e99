import { ConstantPart } from '#client/components/constant-part.tsx';
import { useToday } from '#client/components/page-context.tsx';
import { NotedLink } from '#client/navigation/site-link.tsx';
import { getAction } from '#shared/actions.ts';
import { phaseBanner } from '#shared/content/phase-banner.ts';
import { migration } from '#shared/schedule/phases.ts';
import { isOverdue } from '#shared/schedule/schedule.ts';

/** The announcement above the home page's header. */
export function PhaseBanner() {
  const action = getAction('learnMigrationPlan');
  const isLate = isOverdue(migration, useToday());
  return (
    <ConstantPart
      as="section"
      id="phase-banner"
      className="phase-banner"
      data-ground="ink"
      aria-label="Announcement"
    >
      <div className="container phase-banner__bar">
        <p className="phase-banner__text">
          <strong>{phaseBanner.fact}.</strong> {isLate ? phaseBanner.late : phaseBanner.migration}.
        </p>{' '}
        {'to' in action && (
          <NotedLink to={action.to} notOpen={action.notOpen} className="phase-banner__link">
            {action.label}
          </NotedLink>
        )}
      </div>
    </ConstantPart>
  );
}
