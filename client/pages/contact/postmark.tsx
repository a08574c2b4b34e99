import { useState } from 'react';
import { longDate, utcToday } from '#shared/figures/format.ts';

/** Cancels the stamp once the message is on its way; it adorns what the form has said in words. */
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
