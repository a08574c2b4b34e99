import { xHandle } from '#server/rendering/document-head.tsx';
import { isPublicAddress } from '#shared/channels/public-address.ts';

test.each([
  'https://www.site.com',
  'https://site.io/',
  'https://site.com.',
  'https://local.site.com',
  'https://1.site.com',
  'https://xn--bcher-kva.com',
])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'http://www.site.com',
  'https://localhost',
  'https://app.localhost',
  'https://staging',
  'https://site.local',
  'https://site.test',
  'https://site.example',
  'https://SITE.EXAMPLE.',
  'https://site.invalid',
  'https://site.internal',
  'https://127.0.0.1',
  'https://203.0.113.7:8443',
  'https://0x7f.1',
  'https://[2001:db8::1]',
  'mailto:a@site.com',
  'site.com',
  '',
])('"%s" is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ['https://x.com/name', '@name'],
  ['https://www.x.com/name/', '@name'],
  ['https://twitter.com/A_name_1', '@A_name_1'],
  ['https://x.example/name', undefined],
  ['https://x.com/', undefined],
  ['https://x.com/i/communities/1', undefined],
  ['https://x.com/a-name', undefined],
  ['https://box.com/name', undefined],
])('the handle of %s is %s', (profile, handle) => {
  expect(xHandle(profile)).toBe(handle);
});
