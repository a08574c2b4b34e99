import type { RoadmapPhase } from '#shared/content/home.ts';

/** The drawing in `public/images` of a phase's seal: fully engraved when completed, in part while in progress. */
export function phaseSeal({ number, status }: Pick<RoadmapPhase, 'number' | 'status'>): string {
  const drawings = {
    Completed: 'seal-completed',
    'In Progress': `seal-progress-${number}`,
    Upcoming: `seal-upcoming-${number}`,
  };
  return drawings[status];
}
