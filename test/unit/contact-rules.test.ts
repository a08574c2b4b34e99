import { MESSAGES_COLLECTION } from '#client/pages/contact/message-store.ts';
import { contactForm, emailPattern } from '#shared/content/contact.ts';
import { readText } from '#test/helpers/root.ts';

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
  const limits = [...rules.matchAll(/isText\(data\.(\w+), (\d+)\)/g)].map(([, name, limit]) => [
    name,
    Number(limit),
  ]);
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
