import { type RoadmapPhase, roadmap } from '#shared/content/home.ts';
import { endOfQuarter, migration, type Plan } from '#shared/schedule/schedule.ts';

/** Puts these phases in place of the roadmap's, until `jest.restoreAllMocks()`. */
export function setPhases(phases: readonly RoadmapPhase[]): void {
  // The type knows today's phases to the letter.
  jest.replaceProperty(roadmap, 'phases', phases as typeof roadmap.phases);
}

/** Says of the migration that it is still to come, or done, until `jest.restoreAllMocks()`. */
export function setMigration(status: Plan['status']): void {
  jest.replaceProperty(migration, 'status', status);
}

/** The first day on which a plan for this quarter is late. */
export function dayAfter(quarter: string): string {
  const lastDay = Date.parse(endOfQuarter(quarter));
  return new Date(lastDay + 86_400_000).toISOString().slice(0, 10);
}
