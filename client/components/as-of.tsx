import { longDate } from '#shared/figures/format.ts';
import { site } from '#shared/site.ts';

interface AsOfProps {
  /** What is said of that day, without "as of". */
  words: string;
  date?: string;
}

/** What the project says, and the day on which it last confirmed it. */
export function AsOf({ words, date = site.statedOn }: AsOfProps) {
  return (
    <>
      {`${words} as of `}
      <time dateTime={date}>{longDate(date)}</time>
    </>
  );
}
