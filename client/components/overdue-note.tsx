import { longDate } from '#shared/figures/format.ts';
import { isOverdue, type Plan } from '#shared/schedule/schedule.ts';
import { site } from '#shared/site.ts';
import { useToday } from './page-context';

interface OverdueNoteProps {
  plan: Plan;
  /** Says that the date has passed; followed by "as of" and the day. */
  words: string;
  end?: string;
  className?: string;
}

/** A note beside a planned date that has passed without completion; empty before. */
export function OverdueNote({ plan, words, end, className }: OverdueNoteProps) {
  if (!isOverdue(plan, useToday())) return null;
  return (
    <p className={className}>
      <AsOf words={words} />
      {end}
    </p>
  );
}

interface AsOfProps {
  /** The text before "as of". */
  words: string;
  date?: string;
}

/** A statement of the project, with the day on which it was last confirmed. */
export function AsOf({ words, date = site.statedOn }: AsOfProps) {
  return (
    <>
      {`${words} as of `}
      <time dateTime={date}>{longDate(date)}</time>
    </>
  );
}
