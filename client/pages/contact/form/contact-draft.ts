import type { ContactMessage } from '#shared/content/contact.ts';

export const emptyMessage: ContactMessage = { name: '', email: '', subject: '', message: '' };

interface ContactDraft {
  message: ContactMessage;
  /** The subject from the link. */
  linkSubject: string;
}

/** In memory only: navigating the site and coming back keeps the draft, and nothing is stored. */
let draft: ContactDraft | undefined;

export function keepDraft(kept?: ContactDraft): void {
  draft = kept;
}

/** Initial values of the form: the draft, with a new link's subject. */
export function startingMessage(linkSubject: string): ContactMessage {
  if (!draft) return { ...emptyMessage, subject: linkSubject };
  const isNewLink = linkSubject !== '' && linkSubject !== draft.linkSubject;
  return isNewLink ? { ...draft.message, subject: linkSubject } : draft.message;
}
