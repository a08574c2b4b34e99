import {
  type ContactField,
  type ContactFieldName,
  type ContactMessage,
  contactForm,
  emailPattern,
} from '../../shared/content/contact';
import { groupedNumber } from '../../shared/format';

/** For each field that cannot be accepted: how to mend it. */
export type ContactErrors = Partial<Record<ContactFieldName, string>>;

const email = new RegExp(emailPattern);

/** What is wrong with a message, in the order of the fields. */
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
  if (value.trim() === '') return field.help;
  if (field.type === 'email' && !email.test(value)) return field.help;
  return undefined;
}

/** How much room is left, once that matters; nothing before the last tenth. */
export function describeRoom(length: number, maxLength: number): string | undefined {
  const left = maxLength - length;
  if (left > maxLength / 10) return undefined;
  return left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`;
}

function characters(count: number): string {
  return `${groupedNumber(count)} ${count === 1 ? 'character' : 'characters'}`;
}
