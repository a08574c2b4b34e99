import { isOverdue, type Plan } from './schedule';

export interface Phase extends Plan {
  number: number;
}

/** The phases of the roadmap; `shared/content/home.ts` has what each of them contains. */
export const phases = {
  foundation: { number: 1, quarter: 'Q3 2025', status: 'Completed' },
  expansion: { number: 2, quarter: 'Q4 2025', status: 'In Progress' },
  optimization: { number: 3, quarter: 'Q1 2026', status: 'Upcoming' },
  ecosystem: { number: 4, quarter: 'Q2 2026', status: 'Upcoming' },
} satisfies Record<string, Phase>;

/** What the sentences of the site announce, each with the phase that brings it. */
export const announced: Record<'migration' | 'voting' | 'developerTools', Phase> = {
  /** The move of the presale's tokens to the project's own chain. */
  migration: phases.optimization,
  voting: phases.optimization,
  developerTools: phases.optimization,
};

export const { migration } = announced;

/** `ahead` until the phase is completed, `done` from then on. */
export function untilCompleted({ status }: Plan, ahead: string, done: string): string {
  return status === 'Completed' ? done : ahead;
}

/** Follows "The migration" in the whitepaper, as of a `yyyy-mm-dd` day. */
export function migrationStated(day: string): string {
  const ahead = isOverdue(migration, day)
    ? `was planned for ${migration.quarter} and is not complete`
    : `is planned for ${migration.quarter}`;
  return untilCompleted(migration, ahead, 'is complete');
}
