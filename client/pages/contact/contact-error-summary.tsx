import { type MouseEvent, useEffect, useRef } from 'react';
import { contactForm } from '#shared/content/contact.ts';
import type { ContactErrors } from './contact-check';
import { contactFieldId } from './contact-field';

interface ContactErrorSummaryProps {
  errors: ContactErrors;
}

/** Lists the invalid fields with links to them; each field says how to correct it. Takes the focus when it appears. */
export function ContactErrorSummary({ errors }: ContactErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <section
      ref={summary}
      className="contact-form__errors"
      aria-labelledby="contact-errors"
      tabIndex={-1}
    >
      <h3 id="contact-errors" className="contact-form__title">
        {contactForm.errorsTitle}
      </h3>
      <ul>
        {contactForm.fields.map(
          ({ name, label }) =>
            errors[name] && (
              <li key={name}>
                <a href={`#${contactFieldId(name)}`} onClick={focusTarget}>
                  {label}
                  <span className="visually-hidden">: {errors[name]}</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

/** Following the link would add a history entry, and Back should leave the page. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
