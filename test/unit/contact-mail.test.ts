import { composeMail, MAIL_URL_MAX_LENGTH } from '#client/pages/contact/contact-mail.ts';
import { contactForm } from '#shared/content/contact.ts';

const address = 'team@example.com';
const message = {
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'Tea & cake? 100% #1',
  message: 'One\nTwo',
};

test('a message cannot add a recipient or a header', () => {
  const { url } = composeMail('team+web@example.com', {
    ...message,
    subject: 'x&bcc=eve@example.com\nBcc: eve@example.com',
  });
  expect(url.startsWith('mailto:team%2Bweb@example.com?subject=')).toBe(true);
  expect([...new URL(url).searchParams.keys()]).toEqual(['subject', 'body']);
});

test.each(['One\nTwo', 'One\r\nTwo', 'One\rTwo'])('the line end of %j becomes CR LF', (words) => {
  expect(composeMail(address, { ...message, message: words }).url).toContain('One%0D%0ATwo');
});

test('a lone surrogate does no harm', () => {
  expect(bodyOf(composeMail(address, { ...message, message: 'a\uD83Db' }).url)).toContain(
    'a\uFFFDb',
  );
});

test.each([
  ['letters', 'x'],
  ['characters of many bytes', '語🙂é'],
  ['empty lines', '\n'],
])('a long message of %s is cut where nothing breaks, and that is said', (_kind, words) => {
  // Every offset, so that the cut falls on every byte of a character.
  for (let offset = 0; offset < 12; offset += 1) {
    const text = 'x'.repeat(offset) + words.repeat(2000);
    const { url, isCut } = composeMail(address, { ...message, message: text });
    expect(isCut).toBe(true);
    expect(url.length).toBeLessThanOrEqual(MAIL_URL_MAX_LENGTH);
    expect(url.length).toBeGreaterThan(MAIL_URL_MAX_LENGTH - 20);
    const body = bodyOf(url);
    expect(body.endsWith('…')).toBe(true);
    expect(text.startsWith(body.slice(0, -1).replace(/\r\n/g, '\n'))).toBe(true);
  }
});

test('the longest subject leaves room for the start of the message', () => {
  const limit = contactForm.fields.find(({ name }) => name === 'subject')?.maxLength ?? 0;
  const { url } = composeMail(address, {
    ...message,
    subject: '語'.repeat(limit),
    message: 'x'.repeat(5000),
  });
  expect(url.length).toBeLessThanOrEqual(MAIL_URL_MAX_LENGTH);
  expect(bodyOf(url).length).toBeGreaterThan(300);
});

function bodyOf(url: string): string {
  // Throws if an encoded character is cut.
  return decodeURIComponent(url.slice(url.indexOf('&body=') + '&body='.length));
}
