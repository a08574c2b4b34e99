import { domainToASCII } from 'node:url';
import { verdictOf } from '#shared/channels/channel-finding.ts';
import { listOfficialChannels } from '#shared/channels/official-channels.ts';
import { checkText } from '#shared/channels/pasted-text.ts';
import { hostInUnicode } from '#shared/channels/punycode.ts';
import { playBrand, realBrand } from '#test/helpers/real-brand.ts';

playBrand(realBrand);
const channels = listOfficialChannels(realBrand.defaultOrigin);
const { slug } = realBrand;
const domain = new URL(realBrand.defaultOrigin).host;
const { email } = realBrand.channels;
const contract = realBrand.channels.contracts[0]?.address ?? '';

function verdictsIn(text: string): string[] {
  return checkText(text, channels).findings.map((one) => `${verdictOf(one)} ${one.text}`);
}

test('every link, handle and address of a message is checked, the worst first', () => {
  const mail = `Dear holder, our site is https://${domain}/. Your wallet must be verified today:
    <https://${slug}-claim.com/verify?id=1>, or write to @${slug}_support (t.me/someone).
    Send 0.1 BNB to 0x${'00ff'.repeat(10)} now! Yours, the team e.g. Ada`;
  expect(verdictsIn(mail)).toEqual([
    `lookalike https://${slug}-claim.com/verify?id=1`,
    `lookalike @${slug}_support`,
    'unlisted t.me/someone',
    `unlisted 0x${'00ff'.repeat(10)}`,
    `official https://${domain}/`,
  ]);
});

test.each<[string, string[]]>([
  [`  https://${domain}/\n`, [`official https://${domain}/`]],
  [`“https://${domain}”.`, [`official https://${domain}`]],
  [
    `https://${domain}/,https://evil.com`,
    ['unlisted https://evil.com', `official https://${domain}/`],
  ],
  [`https://x.com/${slug},evil.com/claim`, [`lookalike https://x.com/${slug},evil.com/claim`]],
  [
    `Pay by wc:abc@2 or on https://x.com/${slug}`,
    ['unlisted wc:abc@2', `official https://x.com/${slug}`],
  ],
  [`<https://${domain}>`, [`official https://${domain}`]],
  [`[${domain}](https://evil.com)`, ['unlisted https://evil.com', `official ${domain}`]],
  [`href="https://evil.com">${domain}</a>`, [`lookalike https://evil.com">${domain}</a`]],
  [`https://${domain}(.evil.com`, [`lookalike https://${domain}(.evil.com`]],
  [`https://${domain}<@evil.com`, [`lookalike https://${domain}<@evil.com`]],
  [
    `https://${domain} @evil.com`,
    [`lookalike https://${domain} @evil.com`, 'unlisted @evil.com', `official https://${domain}`],
  ],
  [
    `mailto:${email}, evil@evil.com`,
    [
      `lookalike mailto:${email}, evil@evil.com`,
      'unlisted evil@evil.com',
      `official mailto:${email}`,
    ],
  ],
  [`@${slug}`, [`official @${slug}`]],
  // A label or a sign stands before the address without a space.
  ['🚀Claim:https://evil.com', ['unlisted https://evil.com']],
  [
    '👉t.me/evil •@evil and ➡️evil.com',
    ['unlisted t.me/evil', 'unlisted @evil', 'unlisted evil.com'],
  ],
  [
    '公式はhttps://evil.com `https://evil.io`',
    ['unlisted https://evil.com', 'unlisted https://evil.io'],
  ],
  [`Token CA:0x${'12'.repeat(20)}`, [`unlisted 0x${'12'.repeat(20)}`]],
  [`CA:${contract}`, [`official ${contract}`]],
  [`👉https://${domain}`, [`official https://${domain}`]],
  [`evil.com→https://${domain}`, ['unlisted evil.com', `official https://${domain}`]],
  [`🔗view-source:https://${domain}`, [`lookalike view-source:https://${domain}`]],
  [`ethereum:${contract}`, [`unlisted ethereum:${contract}`]],
  [`see ⓔx.com/${slug}`, [`lookalike ⓔx.com/${slug}`]],
  [`${slug} support`, []],
  ['No links here. Only words.', []],
  ['', []],
  ['…', []],
])('%s', (text, expected) => {
  expect(verdictsIn(text)).toEqual(expected);
});

test('duplicates are listed once, and of many findings only the worst', () => {
  const links = Array.from({ length: 40 }, (_, number) => `https://site-${number}.com`);
  const text = [...links, ...links, `https://${slug}.com`].join(' ');
  const check = checkText(text, channels);
  expect(check).toMatchObject({ total: 41, isCut: false });
  expect(check.counts).toEqual({ lookalike: 1, unlisted: 40, official: 0 });
  expect(check.findings).toHaveLength(12);
  expect(check.findings[0]?.text).toBe(`https://${slug}.com`);
});

test('a text is checked up to a limit, and never cut inside a link', () => {
  const start = 'word '.repeat(4000 - 3);
  const text = `${start}https://${domain}.evil.com/${'x'.repeat(100)} https://${slug}.com`;
  expect(checkText(text, channels)).toMatchObject({ isCut: true, findings: [] });
  const single = checkText(`https://${domain}${'.a'.repeat(20_000)}`, channels);
  expect(single).toMatchObject({ isCut: true, findings: [{ reason: 'too-long' }] });
  expect(single.findings[0]?.text.length).toBeLessThan(400);
});

test.each([
  `https://${domain}${'\t'.repeat(60)}@evil.com`,
  `https://${domain}${'\u2028 '.repeat(60)}@evil.com`,
  `${'https:'.repeat(3000)}`,
  `${'<"('.repeat(6000)}x`,
  `${'@'.repeat(20_000)}`,
  `xn--${'a9'.repeat(900)}.example`,
])('takes little time with %p', (text) => {
  expect(verdictsIn(text).filter((verdict) => verdict.startsWith('official'))).toEqual(
    /\s/.test(text) ? [`official https://${domain}`] : [],
  );
});

const hosts = [
  'münchen.example',
  'пример.example',
  'νovum.example',
  '例え.テスト',
  'a.ü.ß.example',
];

test.each(hosts)('the punycode of %s is decoded', (host) => {
  expect(hostInUnicode(domainToASCII(host))).toBe(host);
});

test.each([
  'xn--',
  'xn--*.example',
  'xn--99999999.example',
  'xn--plain-.example',
  'xn---hxadpbc7d.example',
  'plain.example',
])('%s is not punycode, and stays as it is', (host) => {
  expect(hostInUnicode(host)).toBe(host);
});
