import { useEffect, useRef } from 'react';
import { Arrow } from '#client/components/arrow.tsx';
import { CopyButton } from '#client/components/copy-button.tsx';
import { isMotionPaused } from '#client/motion/motion-preference.ts';
import { isOutside, SiteLink } from '#client/navigation/site-link.tsx';
import {
  type ContactMessage,
  type ContactOutcomeName,
  contactChannels,
  contactForm,
} from '#shared/content/contact.ts';
import { site } from '#shared/site.ts';
import { Postmark } from '../stamp/postmark';
import { messageText } from './contact-mail';
import type { ContactOutcome } from './contact-submission';

interface ContactNoticeProps {
  outcome: ContactOutcome;
  /** The current values of the form. */
  readMessage: () => ContactMessage;
}

/** The result of sending, and what the visitor can do next. Takes the focus when it appears. */
export function ContactNotice({ outcome, readMessage }: ContactNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    const behavior = isMotionPaused() ? 'instant' : 'smooth';
    notice.current?.scrollIntoView({ block: 'nearest', behavior });
  }, []);
  const { copy, outcomes } = contactForm;
  const { title, text } = outcomes[outcome.name];
  // The subject is copied separately, because a mail program has its own field for it.
  function readText(): string {
    const message = readMessage();
    const text = messageText(message);
    return outcome.mailUrl ? text : `${message.subject}\n\n${text}`;
  }
  return (
    <div ref={notice} className="contact-form__note" data-outcome={outcome.name} tabIndex={-1}>
      <h3>{title}</h3>
      <p>{text}</p>
      {(isGoodNews(outcome.name) || outcome.name === 'not-connected') && <Postmark />}
      {outcome.name !== 'stored' && (
        <>
          <CopyButton
            words={outcome.mailUrl ? copy : { ...copy, label: copy.openLabel }}
            readText={readText}
            opens={outcome.mailUrl ? undefined : site.channels.telegram}
            variant="primary"
          />
          <ContactChannels mailUrl={outcome.mailUrl} />
        </>
      )}
    </div>
  );
}

/** Whether the form has done its part. */
export function isGoodNews(name: ContactOutcomeName): boolean {
  return name === 'stored' || name === 'mail-opened' || name === 'mail-cut';
}

/** Where the team can be reached today; first the mail program again, with the message. */
export function ContactChannels({ mailUrl }: { mailUrl?: string | undefined }) {
  return (
    <ul className="contact-channels" aria-label={contactForm.channelsLabel}>
      {mailUrl && (
        <li>
          <a href={mailUrl}>{contactForm.openMail}</a>
        </li>
      )}
      {contactChannels.map(({ label, to }) => (
        <li key={label}>
          <SiteLink to={to}>
            {label}
            {isOutside(to) && <Arrow />}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
