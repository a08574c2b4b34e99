import { longDate } from '#shared/figures/format.ts';
import { site } from '#shared/site.ts';

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
