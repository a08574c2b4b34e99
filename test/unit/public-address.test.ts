import { parse } from 'tldts';
import { xHandle } from '#server/rendering/document-head.tsx';
import { isPublicAddress } from '#shared/channels/public-address.ts';
import { site } from '#shared/site.ts';

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

/** Hosts where everybody can have a page, an account or a link below one name; the Public Suffix List lacks them. */
const sharedHosts = `
  forms.gle google.com typeform.com tally.so jotform.com airtable.com forms.office.com surveymonkey.com
  fillout.com notion.so gitbook.com carrd.co x.com twitter.com t.me telegram.me discord.com discord.gg
  youtube.com facebook.com instagram.com linkedin.com reddit.com tiktok.com threads.net bsky.app
  warpcast.com whatsapp.com wa.me medium.com substack.com mirror.xyz zealy.io galxe.com guild.xyz
  snapshot.org luma.com lu.ma github.com gitlab.com bitbucket.org npmjs.com apple.com chromewebstore.com
  etherscan.io bscscan.com solscan.io opensea.io coinmarketcap.com coingecko.com dexscreener.com
  pancakeswap.finance uniswap.org bit.ly t.co tinyurl.com linktr.ee goo.gl cutt.ly rebrand.ly beacons.ai
`.match(/\S+/g) as string[];

/** Whether nobody else can have pages on a domain or its subdomains: https://publicsuffix.org */
function belongsToOne(domain: string): boolean {
  const { hostname, publicSuffix } = parse(domain, { allowPrivateDomains: true });
  return (
    hostname !== publicSuffix && !sharedHosts.some((host) => `.${hostname}`.endsWith(`.${host}`))
  );
}

test('ownDomains in shared/site.ts are bare domains that nobody else can have pages on', () => {
  const own = new URL(site.defaultOrigin).host.replace(/^www\./, '');
  for (const domain of [...site.ownDomains, own]) {
    expect(new URL(`https://${domain}`).host).toBe(domain);
    expect({ domain, belongsToOne: belongsToOne(domain) }).toEqual({ domain, belongsToOne: true });
  }
});
