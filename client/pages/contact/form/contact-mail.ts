import type { ContactMessage } from '#shared/content/contact.ts';

/**
 * In characters. Some mail programs cut longer URLs or do not open at all; the lowest known limit is
 * about 2,000.
 */
export const MAIL_URL_MAX_LENGTH = 1900;

/** The `mailto:` URL with a prefilled message, and whether it had to be cut: https://www.rfc-editor.org/rfc/rfc6068 */
export function composeMail(address: string, message: ContactMessage) {
  // Only the @ must not be encoded.
  const to = encode(address).replace(/%40/g, '@');
  const start = `mailto:${to}?subject=${encode(message.subject)}&body=`;
  const url = start + encode(messageText(message));
  if (url.length <= MAIL_URL_MAX_LENGTH) return { url, isCut: false };
  const ellipsis = encode('…');
  let cut = start;
  // By characters and whole line ends, because half of one could not be decoded.
  for (const [character] of messageText(message).matchAll(/\r\n|./gsu)) {
    const next = cut + encode(character);
    if (next.length + ellipsis.length > MAIL_URL_MAX_LENGTH) break;
    cut = next;
  }
  return { url: cut + ellipsis, isCut: true };
}

/** The body of the mail: the text, then the sender. */
export function messageText({ name, email, message }: ContactMessage): string {
  return `${message}\n\n${name}\n${email}`;
}

function encode(text: string): string {
  // A lone surrogate cannot be encoded, and lines in a mail end in CR LF.
  const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, '\r\n');
  return encodeURIComponent(whole);
}
