import { checkMessage, describeRoom } from '#client/pages/contact/contact-check.ts';
import { contactForm } from '#shared/content/contact.ts';

const message = {
  name: 'Ada Lindqvist',
  email: 'ada@example.com',
  subject: 'Partnership',
  message: 'Hello',
};

test('a complete message is accepted', () => {
  expect(checkMessage(message)).toEqual({});
});

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

test.each(['a@b.example', "o'neil+news@mail.example.co", 'x_y.z@1.example'])(
  '"%s" is an address',
  (email) => {
    expect(checkMessage({ ...message, email })).toEqual({});
  },
);

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@localhost',
  'a b@example.com',
  'a@-b.com',
  'a@b..c',
])('"%s" is no address, and the visitor is shown one', (email) => {
  expect(checkMessage({ ...message, email }).email).toContain('name@example.com');
});

test('errors are in the order of the fields', () => {
  const empty = { name: '', email: '', subject: '', message: '' };
  expect(Object.keys(checkMessage(empty))).toEqual(contactForm.fields.map(({ name }) => name));
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
