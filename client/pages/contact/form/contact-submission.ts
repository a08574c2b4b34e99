import { useRef, useState } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import type { ContactDelivery } from '#client/components/use-contact-delivery.ts';
import type {
  ContactFieldName,
  ContactMessage,
  ContactOutcomeName,
} from '#shared/content/contact.ts';
import { type ContactErrors, checkMessage } from './contact-check';
import { keepDraft } from './contact-draft';
import { composeMail } from './contact-mail';

/** The result of a submission. */
export interface ContactOutcome {
  name: ContactOutcomeName;
  /** Set if the mail program was opened. */
  mailUrl?: string;
}

interface ContactSubmission {
  /** Number of the submission, so that each result is a new one. */
  attempt: number;
  errors: ContactErrors;
  isSending: boolean;
  outcome: ContactOutcome | null;
}

const untouched: ContactSubmission = { attempt: 0, errors: {}, isSending: false, outcome: null };

/** Validates and delivers messages, one at a time. */
export function useContactSubmission(delivery: ContactDelivery) {
  const [submission, setSubmission] = useState(untouched);
  // A second submit may come before the first has been rendered.
  const isSending = useRef(false);

  async function submit(
    message: ContactMessage,
    isTrapped: () => boolean,
  ): Promise<ContactOutcomeName | undefined> {
    if (isSending.current) return;
    const attempt = submission.attempt + 1;
    const errors = checkMessage(message);
    if (Object.keys(errors).length > 0) {
      setSubmission({ ...untouched, attempt, errors });
      return;
    }
    if (delivery.by === 'documents' && isTrapped()) {
      setSubmission({ ...untouched, attempt, outcome: { name: 'trapped' } });
      return 'trapped';
    }
    isSending.current = true;
    setSubmission({ ...untouched, attempt, isSending: true });
    const outcome = await deliver(delivery, message);
    isSending.current = false;
    if (outcome.name === 'stored') keepDraft();
    setSubmission({ ...untouched, attempt, outcome });
    return outcome.name;
  }

  /** Clears a field's error as soon as it is corrected. */
  function recheck(name: ContactFieldName, message: ContactMessage): void {
    const { errors } = submission;
    if (!errors[name]) return;
    setSubmission({ ...submission, errors: { ...errors, [name]: checkMessage(message)[name] } });
  }

  return { submission, submit, recheck };
}

async function deliver(
  delivery: ContactDelivery,
  message: ContactMessage,
): Promise<ContactOutcome> {
  if (delivery.by === 'none') return { name: 'not-connected' };
  if (delivery.by === 'mail') {
    const { url, isCut } = composeMail(delivery.address, message);
    window.location.assign(url);
    return { name: isCut ? 'mail-cut' : 'mail-opened', mailUrl: url };
  }
  try {
    const { storeMessage } = await fetchPart('message-store', () => import('./message-store'));
    return { name: await storeMessage(delivery.settings, message) };
  } catch {
    // The module that sends could not be loaded, so nothing was sent.
    return { name: 'unreachable' };
  }
}
