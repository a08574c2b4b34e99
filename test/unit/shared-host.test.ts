import { site } from '#shared/site.ts';
import { findSharedHost } from '#test/helpers/shared-host.ts';

test.each([
  ['forms.gle', 'forms.gle'],
  ['docs.google.com', 'google.com'],
  ['quellara.typeform.com', 'typeform.com'],
  ['x.com', 'x.com'],
  ['apps.apple.com', 'apple.com'],
  ['github.io', 'github.io'],
  ['vercel.app', 'vercel.app'],
  ['pages.dev', 'pages.dev'],
  ['web.app', 'web.app'],
  ['netlify.app', 'netlify.app'],
  ['co.uk', 'co.uk'],
  ['com', 'com'],
  ['https', 'https'],
])('%s cannot be one project’s alone, because of %s', (domain, shared) => {
  expect(findSharedHost(domain)).toBe(shared);
});

test.each([
  ...[
    'quellara.io',
    'quellara.co.uk',
    'app.quellara.io',
    'quellara.github.io',
    'quellara.vercel.app',
  ],
  ...['quellara.example', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'xn--e1afmkfd.com'],
])('%s can be', (domain) => {
  expect(findSharedHost(domain)).toBeUndefined();
});

test('ownDomains in shared/site.ts are bare domains that nobody else can have pages on', () => {
  for (const domain of site.ownDomains) {
    expect([domain, new URL(`https://${domain}`).host]).toEqual([domain, domain]);
    expect([domain, findSharedHost(domain)]).toEqual([domain, undefined]);
  }
  const own = new URL(site.defaultOrigin).host.replace(/^www\./, '');
  expect([own, findSharedHost(own)]).toEqual([own, undefined]);
});
