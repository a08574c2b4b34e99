import { type ContactMessage, contactForm, subjectMaxLength } from '#shared/content/contact.ts';

/** The values of the form, unchanged. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  return mapFields((name) => controlOf(form, name).value);
}

/** The values without surrounding space, for validation and delivery. */
export function trimmed(message: ContactMessage): ContactMessage {
  return mapFields((name) => message[name].trim());
}

/** The subject from a link, as one line within the field's limit. */
export function readSubject(value: string | null): string {
  const line = (value ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  // A cut through a surrogate pair would leave half a character.
  return line.slice(0, subjectMaxLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** Whether the honeypot is filled in. Clears it, so that a person whose browser did it can try again. */
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
