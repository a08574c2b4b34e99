import { roadmap } from '#shared/content/home.ts';
import { isOverdue } from '#shared/schedule/schedule.ts';
import { claims, findPastReview } from './claims';

/**
 * What has become untrue or stale by a day, each as a sentence that says which setting to change.
 * @param today the UTC date as `yyyy-mm-dd`
 */
export function listExpired(today: string): string[] {
  const late = roadmap.phases.filter((phase) => isOverdue(phase, today));
  const [first, ...others] = findPastReview(claims, today);
  return [
    ...late.map(
      ({ number, name, quarter, status }) =>
        `Roadmap, phase ${number}: ${name} was planned for ${quarter} and is "${status}"; set its status or quarter in shared/schedule/phases.ts`,
    ),
    ...(first
      ? [`${first}, and ${others.length} others; confirm them and set statedOn in shared/site.ts`]
      : []),
  ];
}
