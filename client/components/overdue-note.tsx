import { isOverdue, type Plan } from '#shared/schedule/schedule.ts';
import { AsOf } from './as-of';
import { useToday } from './page-context';

interface OverdueNoteProps {
  plan: Plan;
  /** Says that the date has passed; "as of" and the day follow. */
  words: string;
  end?: string;
  as?: 'p' | 'span';
  className: string;
}

/** Stands beside a planned date that has passed with the plan not completed; nothing before. */
export function OverdueNote({ plan, words, end, as: Tag = 'p', className }: OverdueNoteProps) {
  if (!isOverdue(plan, useToday())) return null;
  return (
    <Tag className={className}>
      <AsOf words={words} />
      {end}
    </Tag>
  );
}
