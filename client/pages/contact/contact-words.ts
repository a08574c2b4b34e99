import { type ContactMessage, contactForm, subjectMaxLength } from '#shared/content/contact.ts';

/** What stands in the form, to the letter. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  return mapFields((name) => controlOf(form, name).value);
}

/** Without the space around each text, as it is checked and delivered. */
export function trimmed(message: ContactMessage): ContactMessage {
  return mapFields((name) => message[name].trim());
}

/** The subject that a link brought, as one line and no longer than a visitor could type it. */
export function readSubject(value: string | null): string {
  const line = (value ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  // A cut through a surrogate pair would leave half a character.
  return line.slice(0, subjectMaxLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** Whether a program has filled in what people do not meet. It is empty afterwards, for a person whose browser did it. */
export function springTrap(form: HTMLFormElement): boolean {
  const trap = controlOf(form, contactForm.trap.name);
  const isFilled = trap.value !== '';
  trap.value = '';
  return isFilled;
}

function mapFields(wordsOf: (name: keyof ContactMessage) => string): ContactMessage {
  const entries = contactForm.fields.map(({ name }) => [name, wordsOf(name)]);
  return Object.fromEntries(entries) as ContactMessage;
}

function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
