import { isOverdue, type Plan } from '#shared/schedule/schedule.ts';
import { AsOf } from './as-of';
import { useToday } from './page-context';

interface OverdueNoteProps {
  plan: Plan;
  /** Says that the date has passed; followed by "as of" and the day. */
  words: string;
  className?: string;
}

/** A note beside a planned date that has passed without completion; empty before. */
export function OverdueNote({ plan, words, className }: OverdueNoteProps) {
  if (!isOverdue(plan, useToday())) return null;
  return (
    <p className={className}>
      <AsOf words={words} />.
    </p>
  );
}
