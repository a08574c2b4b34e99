import type { RoadmapPhase } from '#shared/content/home.ts';

/** The drawing of `public/images` that seals a phase: engraved when it is done, in part while it is under way. */
export function phaseSeal({ number, status }: Pick<RoadmapPhase, 'number' | 'status'>): string {
  const drawings = {
    Completed: 'seal-completed',
    'In Progress': `seal-progress-${number}`,
    Upcoming: `seal-upcoming-${number}`,
  };
  return drawings[status];
}
