import { useState } from 'react';
import { longDate, utcToday } from '#shared/figures/format.ts';

interface PostmarkProps {
  /** Whether the message is sent. */
  isStruck: boolean;
}

/** Inked, with its day, once the message is sent. Decorative: the form says so in words. */
export function Postmark({ isStruck }: PostmarkProps) {
  return (
    <div
      // A new key strikes it again.
      key={String(isStruck)}
      className="postmark"
      data-struck={isStruck || undefined}
      aria-hidden="true"
    >
      {isStruck && <Day />}
    </div>
  );
}

function Day() {
  const [day] = useState(() => longDate(utcToday()));
  const [number, month = '', year] = day.split(' ');
  return (
    <span className="postmark__day">
      {number} {month.slice(0, 3)} {year}
    </span>
  );
}
