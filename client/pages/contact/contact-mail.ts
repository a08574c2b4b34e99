import type { ContactMessage } from '#shared/content/contact.ts';

/**
 * In characters. Some mail programs cut a longer address or do not open at all; the least of the
 * known limits is about 2,000.
 */
export const MAIL_URL_MAX_LENGTH = 1900;

export interface ContactMail {
  url: string;
  /** Whether the end of the text had to be left out. */
  isCut: boolean;
}

/** The `mailto:` address that fills a message in: https://www.rfc-editor.org/rfc/rfc6068 */
export function composeMail(address: string, message: ContactMessage): ContactMail {
  // The mark between mailbox and host is the one sign that must stay as it is.
  const to = encode(address).replace(/%40/g, '@');
  const start = `mailto:${to}?subject=${encode(message.subject)}&body=`;
  const body = encode(messageText(message));
  if (start.length + body.length <= MAIL_URL_MAX_LENGTH) {
    return { url: start + body, isCut: false };
  }
  return { url: start + cutEncoded(body, MAIL_URL_MAX_LENGTH - start.length), isCut: true };
}

/** The message as it stands in a letter: the words, then who wrote them. */
export function messageText({ name, email, message }: ContactMessage): string {
  return `${message}\n\n${name}\n${email}`;
}

function encode(text: string): string {
  // Half a character cannot be encoded, and a mail's lines end in CR LF.
  const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, '\r\n');
  return encodeURIComponent(whole);
}

/** The beginning of an encoded text with an ellipsis, without half of a character or of a line end. */
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
