import { domainToASCII } from 'node:url';
import { verdictOf } from '#shared/channels/channel-finding.ts';
import { listOfficialChannels } from '#shared/channels/official-channels.ts';
import { checkText } from '#shared/channels/pasted-text.ts';
import { hostInUnicode } from '#shared/channels/punycode.ts';
import { playRealBrand, realBrand } from '#test/helpers/real-brand.ts';

playRealBrand();
const channels = listOfficialChannels(realBrand.defaultOrigin);
const { slug } = realBrand;
const domain = new URL(realBrand.defaultOrigin).host;
const { email } = realBrand.channels;
const contract = realBrand.channels.contracts[0]?.address ?? '';

function verdictsIn(text: string): string[][] {
  return checkText(text, channels).findings.map((finding) => [finding.text, verdictOf(finding)]);
}

function unlisted(text: string): string[] {
  return [text, 'unlisted'];
}

test('every link, handle and address of a message is checked, the worst first', () => {
  const mail = `Dear holder, our site is https://${domain}/. Your wallet must be verified today:
    <https://${slug}-claim.com/verify?id=1>, or write to @${slug}_support (t.me/someone).
    Send 0.1 BNB to 0x${'00ff'.repeat(10)} now! Yours, the team e.g. Ada`;
  expect(verdictsIn(mail)).toEqual([
    [`https://${slug}-claim.com/verify?id=1`, 'lookalike'],
    [`@${slug}_support`, 'lookalike'],
    ['t.me/someone', 'unlisted'],
    [`0x${'00ff'.repeat(10)}`, 'unlisted'],
    [`https://${domain}/`, 'official'],
  ]);
});

test.each<[string, string[][]]>([
  [`  https://${domain}/\n`, [[`https://${domain}/`, 'official']]],
  [`“https://${domain}”.`, [[`https://${domain}`, 'official']]],
  [
    `https://${domain}/,https://evil.com`,
    [
      ['https://evil.com', 'unlisted'],
      [`https://${domain}/`, 'official'],
    ],
  ],
  [`https://x.com/${slug},evil.com/claim`, [[`https://x.com/${slug},evil.com/claim`, 'lookalike']]],
  [
    `Pay by wc:abc@2 or on https://x.com/${slug}`,
    [
      ['wc:abc@2', 'unlisted'],
      [`https://x.com/${slug}`, 'official'],
    ],
  ],
  [`<https://${domain}>`, [[`https://${domain}`, 'official']]],
  [
    `[${domain}](https://evil.com)`,
    [
      ['https://evil.com', 'unlisted'],
      [domain, 'official'],
    ],
  ],
  [`href="https://evil.com">${domain}</a>`, [[`https://evil.com">${domain}</a`, 'lookalike']]],
  [`https://${domain}(.evil.com`, [[`https://${domain}(.evil.com`, 'lookalike']]],
  [`https://${domain}<@evil.com`, [[`https://${domain}<@evil.com`, 'lookalike']]],
  [
    `https://${domain} @evil.com`,
    [
      [`https://${domain} @evil.com`, 'lookalike'],
      ['@evil.com', 'unlisted'],
      [`https://${domain}`, 'official'],
    ],
  ],
  [
    `mailto:${email}, evil@evil.com`,
    [
      [`mailto:${email}, evil@evil.com`, 'lookalike'],
      ['evil@evil.com', 'unlisted'],
      [`mailto:${email}`, 'official'],
    ],
  ],
  [`@${slug}`, [[`@${slug}`, 'official']]],
  // A label or a sign stands before the address without a space.
  ['🚀Claim:https://evil.com', [['https://evil.com', 'unlisted']]],
  ['👉t.me/evil •@evil and ➡️evil.com', ['t.me/evil', '@evil', 'evil.com'].map(unlisted)],
  [
    '公式はhttps://evil.com `https://evil.io`',
    ['https://evil.com', 'https://evil.io'].map(unlisted),
  ],
  [`Token CA:0x${'12'.repeat(20)}`, [[`0x${'12'.repeat(20)}`, 'unlisted']]],
  [`CA:${contract}`, [[contract, 'official']]],
  [`👉https://${domain}`, [[`https://${domain}`, 'official']]],
  [
    `evil.com→https://${domain}`,
    [
      ['evil.com', 'unlisted'],
      [`https://${domain}`, 'official'],
    ],
  ],
  [`🔗view-source:https://${domain}`, [[`view-source:https://${domain}`, 'lookalike']]],
  [`ethereum:${contract}`, [[`ethereum:${contract}`, 'unlisted']]],
  [`see ⓔx.com/${slug}`, [[`ⓔx.com/${slug}`, 'lookalike']]],
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
  expect(verdictsIn(text).filter(([, verdict]) => verdict === 'official')).toEqual(
    /\s/.test(text) ? [[`https://${domain}`, 'official']] : [],
  );
});

test.each(['münchen.example', 'пример.example', 'νovum.example', '例え.テスト', 'a.ü.ß.example'])(
  'the punycode of %s is decoded',
  (host) => {
    expect(hostInUnicode(domainToASCII(host))).toBe(host);
  },
);

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
