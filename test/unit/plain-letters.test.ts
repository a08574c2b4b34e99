import { initialOf } from '#shared/brand/mark.ts';
import { plainLetters, slugOf } from '#shared/brand/plain-letters.ts';

describe.each([
  { name: 'Qi', plain: 'Qi', slug: 'qi', initial: 'Q' },
  { name: 'Østerlund & Søn', plain: 'Osterlund Son', slug: 'osterlundson', initial: 'Ø' },
  { name: 'Łódź Bank', plain: 'Lodz Bank', slug: 'lodzbank', initial: 'Ł' },
  { name: 'ÆGIS', plain: 'AeGIS', slug: 'aegis', initial: 'Æ' },
  { name: '🚀 Nova–1', plain: 'Nova 1', slug: 'nova1', initial: 'N' },
  { name: 'ßeta', plain: 'sseta', slug: 'sseta', initial: 'S' },
  { name: '3 Rivers', plain: '3 Rivers', slug: '3rivers', initial: '3' },
  { name: '株式会社', plain: '', slug: 'xn--6oqv20b1zgzxr', initial: '株' },
])('the name $name', ({ name, plain, slug, initial }) => {
  test('is written in ASCII letters in file names and addresses', () => {
    expect(plainLetters(name)).toBe(plain);
    expect(slugOf(name)).toBe(slug);
    // A host name as every browser writes it.
    expect(new URL(`https://${slug}.example/`).hostname).toBe(`${slug}.example`);
  });

  test('gives the mark its first letter', () => {
    expect(initialOf(name)).toBe(initial);
  });
});

test('a name without a letter is rejected, naming its setting', () => {
  expect(() => slugOf('🚀')).toThrow(/product in shared\/site\.ts/);
});
