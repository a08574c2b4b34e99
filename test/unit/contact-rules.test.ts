import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES_COLLECTION } from '#client/pages/contact/message-store.ts';
import { contactForm, emailPattern } from '#shared/content/contact.ts';
import { root } from '#test/helpers/test-app.ts';

// No emulator of these rules runs without a network, so what is compared here is their text.
const rules = readFileSync(join(root, 'scripts', 'deploy', 'firestore.rules'), 'utf8');

test('messages can be created and nothing else is allowed anywhere', () => {
  expect(rules).toContain(`match /${MESSAGES_COLLECTION}/{id}`);
  expect(rules.match(/\ballow [^:]+:/g)).toEqual(['allow create:']);
});

test('a message gets an id as the form makes them, which no rule of fields would bound', () => {
  expect(rules).toContain("id.matches('^[a-zA-Z0-9]{20}$')");
});

test('the limits are those of the form', () => {
  const limits = [...rules.matchAll(/isText\(data\.(\w+), (\d+)\)/g)].map(([, name, limit]) => [
    name,
    Number(limit),
  ]);
  expect(limits).toEqual(contactForm.fields.map(({ name, maxLength }) => [name, maxLength]));
});

test('the fields are those of the form, with the time of arrival', () => {
  const list = /return \[([^\]]+)\]/.exec(rules)?.[1] ?? '';
  const names = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  expect(names).toEqual([...contactForm.fields.map(({ name }) => name), 'createdAt']);
});

test('an address is what the form takes for one', () => {
  expect(rules).toContain(`data.email.matches("${emailPattern}")`);
  // The pattern stands in a quoted text there, where a backslash would mean something else.
  expect(emailPattern).not.toMatch(/[\\"]/);
});
