import { checkMessage, describeRoom } from '#client/pages/contact/form/contact-check.ts';
import { composeMail, MAIL_URL_MAX_LENGTH } from '#client/pages/contact/form/contact-mail.ts';
import { MESSAGES_COLLECTION } from '#client/pages/contact/form/message-store.ts';
import { contactForm, emailPattern } from '#shared/content/contact.ts';
import { readText } from '#test/helpers/root.ts';

const message = {
  name: 'Ada Lindqvist',
  email: 'ada@example.com',
  subject: 'Partnership',
  message: 'Hello',
};

test.each(contactForm.fields)('$label must not be empty or blank', ({ name, help }) => {
  expect(checkMessage({ ...message, [name]: '' })).toEqual({ [name]: help });
  expect(checkMessage({ ...message, [name]: ' \n\t ' })).toEqual({ [name]: help });
});

test.each(contactForm.fields)('$label may be as long as its limit', ({ name, maxLength }) => {
  const longest = name === 'email' ? addressOf(maxLength) : 'x'.repeat(maxLength);
  expect(longest).toHaveLength(maxLength);
  expect(checkMessage({ ...message, [name]: longest })).toEqual({});
  const longer = `${longest}xy`;
  expect(checkMessage({ ...message, [name]: longer })).toEqual({
    [name]: 'Shorten it by 2 characters.',
  });
});

const addresses = ['a@b.example', "o'neil+news@mail.example.co", 'x_y.z@1.example'];

test.each(addresses)('"%s" is an address', (email) => {
  expect(checkMessage({ ...message, email })).toEqual({});
});

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@localhost',
  'a b@example.com',
  'a@-b.com',
  'a@b..c',
])('"%s" is not an address, and the visitor is shown an example', (email) => {
  expect(checkMessage({ ...message, email }).email).toContain('name@example.com');
});

test.each([
  [0, undefined],
  [4499, undefined],
  [4500, '500 characters left'],
  [4999, '1 character left'],
  [5000, '0 characters left'],
  [6234, '1,234 characters too many'],
])('with %d of 5000 characters the room is "%s"', (length, shown) => {
  expect(describeRoom(length, 5000)?.shown).toBe(shown);
});

function addressOf(length: number): string {
  const label = 'd'.repeat(60);
  const domain = `@${label}.${label}.example`;
  return 'a'.repeat(length - domain.length) + domain;
}

// The rules' emulator needs a network, so this only compares their text.
const rules = readText('scripts/deploy/firestore.rules');

test('messages can be created, and nothing else is allowed', () => {
  expect(rules).toContain(`match /${MESSAGES_COLLECTION}/{id}`);
  expect(rules.match(/\ballow [^:]+:/g)).toEqual(['allow create:']);
});

test('a message’s id must have the form’s format, because nothing else limits its length', () => {
  expect(rules).toContain("id.matches('^[a-zA-Z0-9]{20}$')");
});

test('the limits are those of the form', () => {
  const found = [...rules.matchAll(/isText\(data\.(\w+), (\d+)\)/g)];
  const limits = found.map(([, name, limit]) => [name, Number(limit)]);
  expect(limits).toEqual(contactForm.fields.map(({ name, maxLength }) => [name, maxLength]));
});

test('the fields are those of the form, plus createdAt', () => {
  const list = /return \[([^\]]+)\]/.exec(rules)?.[1] ?? '';
  const names = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  expect(names).toEqual([...contactForm.fields.map(({ name }) => name), 'createdAt']);
});

test('email addresses are valid by the same pattern as in the form', () => {
  expect(rules).toContain(`data.email.matches("${emailPattern}")`);
  // The pattern is in a string there, in which a backslash has another meaning.
  expect(emailPattern).not.toMatch(/[\\"]/);
});

const address = 'team@example.com';
const mail = { ...message, subject: 'Tea & cake? 100% #1', message: 'One\nTwo' };

test('a message cannot add a recipient or a header', () => {
  const { url } = composeMail('team+web@example.com', {
    ...mail,
    subject: 'x&bcc=eve@example.com\nBcc: eve@example.com',
  });
  expect(url.startsWith('mailto:team%2Bweb@example.com?subject=')).toBe(true);
  expect([...new URL(url).searchParams.keys()]).toEqual(['subject', 'body']);
});

test.each(['One\nTwo', 'One\r\nTwo', 'One\rTwo'])('the line end of %j becomes CR LF', (words) => {
  expect(composeMail(address, { ...mail, message: words }).url).toContain('One%0D%0ATwo');
});

test('a lone surrogate does no harm', () => {
  expect(bodyOf(composeMail(address, { ...mail, message: 'a\uD83Db' }).url)).toContain('a\uFFFDb');
});

test.each([
  ['letters', 'x'],
  ['characters of many bytes', '語🙂é'],
  ['empty lines', '\n'],
])('a long message of %s is cut where nothing breaks, and that is said', (_kind, words) => {
  // Every offset, so that the cut falls on every byte of a character.
  for (let offset = 0; offset < 12; offset += 1) {
    const text = 'x'.repeat(offset) + words.repeat(2000);
    const { url, isCut } = composeMail(address, { ...mail, message: text });
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
  const subject = '語'.repeat(limit);
  const { url } = composeMail(address, { ...mail, subject, message: 'x'.repeat(5000) });
  expect(url.length).toBeLessThanOrEqual(MAIL_URL_MAX_LENGTH);
  expect(bodyOf(url).length).toBeGreaterThan(300);
});

function bodyOf(url: string): string {
  // Throws if an encoded character is cut.
  return decodeURIComponent(url.slice(url.indexOf('&body=') + '&body='.length));
}
