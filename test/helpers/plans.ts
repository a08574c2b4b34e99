import { type RoadmapPhase, roadmap } from '#shared/content/home.ts';
import { endOfQuarter } from '#shared/schedule/schedule.ts';

/** Replaces what the site says until `jest.restoreAllMocks()`. */
export function setPhases(phases: readonly RoadmapPhase[]): void {
  // The type has the literal values of the current phases.
  jest.replaceProperty(roadmap, 'phases', phases as typeof roadmap.phases);
}

/** The first day on which a plan for this quarter is overdue. */
export function dayAfter(quarter: string): string {
  const lastDay = Date.parse(endOfQuarter(quarter));
  return new Date(lastDay + 86_400_000).toISOString().slice(0, 10);
}

/** Fakes only `Date`, until `jest.useRealTimers()`; timers stay real. */
export function setDate(now: number | string): void {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}
