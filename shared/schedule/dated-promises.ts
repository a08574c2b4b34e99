import { roadmap } from '#shared/content/home.ts';
import { site } from '#shared/site.ts';
import { endOfQuarter, isOverdue, migration, type Plan } from './schedule';

interface DatedPromise extends Plan {
  /** What was promised, in a phrase for the operator. */
  subject: string;
  /** Last day on which it is on time, as `yyyy-mm-dd`. */
  due: string;
  state: 'kept' | 'ahead' | 'overdue';
  /** The file that holds quarter and status. */
  place: string;
}

/** Everything that the site promises by a date, as of a day (`yyyy-mm-dd`, UTC). */
export function listPromises(today: string): DatedPromise[] {
  const plans = [
    ...roadmap.phases.map(({ number, name, quarter, status }) => ({
      subject: `Roadmap, phase ${number}: ${name}`,
      quarter,
      status,
      place: 'shared/content/home.ts',
    })),
    { subject: `Migration to ${site.chain}`, ...migration, place: 'shared/site.ts' },
  ];
  return plans.map((plan) => ({
    ...plan,
    due: endOfQuarter(plan.quarter),
    state: stateOf(plan, today),
  }));
}

function stateOf(plan: Plan, today: string): DatedPromise['state'] {
  if (plan.status === 'Completed') return 'kept';
  return isOverdue(plan, today) ? 'overdue' : 'ahead';
}
