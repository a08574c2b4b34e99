import type { Phase } from './phases';

/** Name of a phase's seal in `public/images`: engraved when completed, partly while in progress. */
export function phaseSeal({ number, status }: Pick<Phase, 'number' | 'status'>): string {
  const drawings = {
    Completed: 'seal-completed',
    'In Progress': `seal-progress-${number}`,
    Upcoming: `seal-upcoming-${number}`,
  };
  return drawings[status];
}
