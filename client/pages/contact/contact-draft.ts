import type { ContactMessage } from '#shared/content/contact.ts';

export const emptyMessage: ContactMessage = { name: '', email: '', subject: '', message: '' };

interface ContactDraft {
  message: ContactMessage;
  /** The subject that the link had filled in. */
  linkSubject: string;
}

/** Lives as long as the document does: a way through the site and back loses no word, and nothing is stored. */
let draft: ContactDraft | undefined;

export function keepDraft(kept: ContactDraft): void {
  draft = kept;
}

export function dropDraft(): void {
  draft = undefined;
}

/** What the form starts with: the words so far, under the subject of a link that is a new one. */
export function startingMessage(linkSubject: string): ContactMessage {
  if (!draft) return { ...emptyMessage, subject: linkSubject };
  const isNewLink = linkSubject !== '' && linkSubject !== draft.linkSubject;
  return isNewLink ? { ...draft.message, subject: linkSubject } : draft.message;
}
