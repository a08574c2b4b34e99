import { isOverdue, type Plan } from '#shared/schedule/schedule.ts';
import { AsOf } from './as-of';
import { useToday } from './page-context';

interface OverdueNoteProps {
  plan: Plan;
  /** Says that the date has passed; followed by "as of" and the day. */
  words: string;
  end?: string;
  as?: 'p' | 'span';
  className: string;
}

/** A note beside a planned date that has passed without completion; empty before. */
export function OverdueNote({ plan, words, end, as: Tag = 'p', className }: OverdueNoteProps) {
  if (!isOverdue(plan, useToday())) return null;
  return (
    <Tag className={className}>
      <AsOf words={words} />
      {end}
    </Tag>
  );
}
