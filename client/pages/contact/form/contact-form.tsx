import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useContactDelivery } from '#client/components/use-contact-delivery.ts';
import { type ContactFieldName, contactForm } from '#shared/content/contact.ts';
import { deliveryWords } from '#shared/content/delivery-words.ts';
import { emptyMessage, keepDraft, startingMessage } from './contact-draft';
import { ContactField } from './contact-field';
import { ContactChannels, ContactNotice, isGoodNews } from './contact-notice';
import { useContactSubmission } from './contact-submission';
import { readMessage, readSubject, springTrap, trimmed } from './contact-words';

/** A link with another subject remounts the form. */
export function ContactForm() {
  const { search } = useLocation();
  const subject = readSubject(new URLSearchParams(search).get('subject'));
  return <SubjectForm key={subject} linkSubject={subject} />;
}

/**
 * Method "dialog" outside a dialog does nothing, so that a message can never end up in a URL. Without
 * scripts the browser validates the fields; with them the form shows the errors itself.
 */
function SubjectForm({ linkSubject }: { linkSubject: string }) {
  const delivery = useContactDelivery();
  const { submission, submit, recheck } = useContactSubmission(delivery);
  const { attempt, errors, isSending, outcome } = submission;
  const form = useRef<HTMLFormElement>(null);
  const [sheet, setSheet] = useState(() => ({ number: 0, words: startingMessage(linkSubject) }));
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  // After each attempt, the first field that is wrong: it has its own message.
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempt]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const message = trimmed(readMessage(currentTarget));
    const result = await submit(message, () => springTrap(currentTarget));
    if (result === 'stored') setSheet({ number: sheet.number + 1, words: emptyMessage });
  }

  function handleInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const message = readMessage(currentTarget);
    keepDraft({ message, linkSubject });
    recheck((target as HTMLInputElement).name as ContactFieldName, trimmed(message));
  }

  const notice = outcome && (
    <ContactNotice
      key={attempt}
      outcome={outcome}
      readMessage={() => (form.current ? readMessage(form.current) : sheet.words)}
    />
  );
  const wrong = contactForm.fields.flatMap(({ name, label }) => (errors[name] ? label : []));
  const isAttested = delivery.by === 'documents' && delivery.settings.appCheck;
  const isGood = outcome !== null && isGoodNews(outcome.name);
  return (
    <form
      ref={form}
      className="contact-form placed"
      method="dialog"
      noValidate={isScripted}
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      <div className="contact-form__beforehand">
        <h2 id="message-heading" className="visually-hidden" tabIndex={-1}>
          {contactForm.heading}
        </h2>
        <p className="screen-only">{deliveryWords[isAttested ? 'attested' : delivery.by]}</p>
      </div>
      <noscript>
        <p>{contactForm.withoutScripts}</p>
        <ContactChannels />
      </noscript>
      {contactForm.fields.map((field) => (
        <ContactField
          // A new key resets the fields.
          key={`${sheet.number}:${field.name}`}
          field={field}
          start={sheet.words[field.name]}
          error={errors[field.name]}
          isReadOnly={isSending}
        />
      ))}
      <ContactTrap />
      <p className="visually-hidden" role="status">
        {wrong.length > 1 && `${contactForm.errorsTitle}: ${wrong.join(', ')}`}
      </p>
      <div className="contact-form__submit screen-only">
        <button
          type="submit"
          className="button"
          data-variant="primary"
          // Not disabled, because that would lose the focus.
          aria-disabled={isSending || undefined}
        >
          {contactForm.submit}
        </button>
        <p className="contact-form__late">{contactForm.late}</p>
      </div>
      <div className="contact-form__outcome">
        <div role="status">
          {isSending && <p>{contactForm.sending}</p>}
          {isGood && notice}
        </div>
        <div role="alert">{!isGood && notice}</div>
      </div>
    </form>
  );
}

/** The honeypot: hidden, silent, not focusable, and without autofill. */
function ContactTrap() {
  const { name, label } = contactForm.trap;
  return (
    <label className="visually-hidden" inert>
      {label}
      <input name={name} autoComplete="off" tabIndex={-1} />
    </label>
  );
}
