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
  const body = encode(messageText(message));
  if (start.length + body.length <= MAIL_URL_MAX_LENGTH) {
    return { url: start + body, isCut: false };
  }
  return { url: start + cutEncoded(body, MAIL_URL_MAX_LENGTH - start.length), isCut: true };
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

/** Cuts an encoded text and adds an ellipsis, never inside a character or a line end. */
function cutEncoded(encoded: string, length: number): string {
  const ellipsis = encode('…');
  let end = length - ellipsis.length;
  while (!startsCharacter(encoded, end)) end -= 1;
  return encoded.slice(0, end) + ellipsis;
}

function startsCharacter(encoded: string, at: number): boolean {
  const isInsideByte = encoded[at - 1] === '%' || encoded[at - 2] === '%';
  const continues = /^%[89AB]/.test(encoded.slice(at, at + 2));
  const isInsideLineEnd = encoded.slice(at - 3, at + 3) === '%0D%0A';
  return !isInsideByte && !continues && !isInsideLineEnd;
}
