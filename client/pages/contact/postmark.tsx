import { useState } from 'react';
import { longDate, utcToday } from '#shared/figures/format.ts';

/** Cancels the stamp once the message is sent. Decorative: the form says so in words. */
export function Postmark() {
  const [day] = useState(() => longDate(utcToday()));
  const [number, month = '', year] = day.split(' ');
  return (
    <div className="postmark" aria-hidden="true">
      <span className="postmark__day">
        {number} {month.slice(0, 3)} {year}
      </span>
    </div>
  );
}
