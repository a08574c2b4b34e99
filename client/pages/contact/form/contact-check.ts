import {
  type ContactField,
  type ContactFieldName,
  type ContactMessage,
  contactForm,
  emailPattern,
} from '#shared/content/contact.ts';
import { groupedNumber } from '#shared/figures/format.ts';

/** For each invalid field, how to correct it. */
export type ContactErrors = Partial<Record<ContactFieldName, string | undefined>>;

const email = new RegExp(emailPattern);

/** Validates a message; the errors are in the order of the fields. */
export function checkMessage(message: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  for (const field of contactForm.fields) {
    const error = checkField(field, message[field.name]);
    if (error) errors[field.name] = error;
  }
  return errors;
}

function checkField(field: ContactField, value: string): string | undefined {
  const excess = value.length - field.maxLength;
  if (excess > 0) return `Shorten it by ${characters(excess)}.`;
  const isValid = field.type === 'email' ? email.test(value) : value.trim() !== '';
  return isValid ? undefined : field.help;
}

/**
 * The remaining characters, undefined until the last tenth: as shown, and for screen readers, where the words change
 * seldom, while the visible count changes with each letter.
 */
export function describeRoom(length: number, maxLength: number) {
  const left = maxLength - length;
  const { near, none, passed } = contactForm.room;
  if (left > maxLength / 10) return undefined;
  if (left < 0) return { shown: `${characters(-left)} too many`, announced: passed };
  return { shown: `${characters(left)} left`, announced: left === 0 ? none : near };
}

function characters(count: number): string {
  return `${groupedNumber(count)} ${count === 1 ? 'character' : 'characters'}`;
}
