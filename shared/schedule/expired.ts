import { roadmap } from '#shared/content/home.ts';
import { claims, findPastReview } from '#shared/figures/claims.ts';
import { site } from '#shared/site.ts';
import { isOverdue, migration } from './schedule';

/**
 * What has become untrue or stale by a day, each as a sentence that says which setting to change.
 * @param today the UTC date as `yyyy-mm-dd`
 */
export function listExpired(today: string): string[] {
  const phases = roadmap.phases.map(({ number, name, quarter, status }) => ({
    subject: `Roadmap, phase ${number}: ${name}`,
    ...{ quarter, status, place: 'shared/content/home.ts' },
  }));
  const move = { subject: `Migration to ${site.chain}`, ...migration, place: 'shared/site.ts' };
  const late = [...phases, move].filter((plan) => isOverdue(plan, today));
  const [first, ...others] = findPastReview(claims, today);
  return [
    ...late.map(
      ({ subject, quarter, status, place }) =>
        `${subject} was planned for ${quarter} and is "${status}"; set its status or quarter in ${place}`,
    ),
    ...(first
      ? [`${first}, and ${others.length} others; confirm them and set statedOn in shared/site.ts`]
      : []),
  ];
}
