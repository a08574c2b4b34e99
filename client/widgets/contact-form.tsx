import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactForm, subjectMaxLength } from '../../shared/content/contact';
import { ContactChannels } from './contact-channels';
import { ContactField } from './contact-field';

/**
 * The browser checks the fields, and nothing is ever requested: outside of a dialog, a form whose
 * method is "dialog" goes nowhere, so that without scripts no word ends up in an address either.
 */
export function ContactForm() {
  const [searchParams] = useSearchParams();
  const [isRefused, setRefused] = useState(false);
  const subject = readSubject(searchParams.get('subject'));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setRefused(true);
  }

  return (
    <form className="contact-form" method="dialog" onSubmit={handleSubmit}>
      {contactForm.fields.map((field) =>
        field.name === 'subject' ? (
          // Another link to this page brings another subject.
          <ContactField key={`subject:${subject}`} field={field} defaultValue={subject} />
        ) : (
          <ContactField key={field.name} field={field} />
        ),
      )}
      <button type="submit" className="button contact-form__submit" data-variant="primary">
        {contactForm.submit}
      </button>
      <noscript>
        <div className="contact-form__note">
          <p>{contactForm.withoutScripts}</p>
          <ContactChannels />
        </div>
      </noscript>
      <div className="contact-form__status" role="status">
        {isRefused && (
          <div className="contact-form__note">
            <p>
              <strong>{contactForm.notSent.result}</strong> {contactForm.notSent.reason}
            </p>
            <ContactChannels />
          </div>
        )}
      </div>
    </form>
  );
}

/** The subject that a link brought, as one line and no longer than a visitor could type it. */
function readSubject(value: string | null): string {
  const line = (value ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  // A cut through a surrogate pair would leave half a character.
  return line.slice(0, subjectMaxLength).replace(/[\uD800-\uDBFF]$/, '');
}
