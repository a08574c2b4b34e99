import { useToday } from '#client/components/page-context.tsx';
import { longDate } from '#shared/figures/format.ts';

/** The day's mark: on the stamp, and in the notice of a message that is ready. */
export function Postmark() {
  const [day, month = '', year] = longDate(useToday()).split(' ');
  return (
    <div className="postmark screen-only" aria-hidden="true">
      {day} {month.slice(0, 3)} {year}
    </div>
  );
}
