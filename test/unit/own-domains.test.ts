import { parse } from 'tldts';
import { site } from '#shared/site.ts';

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
  for (const domain of [
    ...site.ownDomains,
    new URL(site.defaultOrigin).host.replace(/^www\./, ''),
  ]) {
    expect(new URL(`https://${domain}`).host).toBe(domain);
    expect({ domain, belongsToOne: belongsToOne(domain) }).toEqual({ domain, belongsToOne: true });
  }
});

test.each([
  ['x.com', false],
  ['quellara.typeform.com', false],
  ['github.io', false],
  ['co.uk', false],
  ['quellara.github.io', true],
  ['app.quellara.co.uk', true],
  ['quellara.example', true],
  ['127.0.0.1:3000', true],
])('%s can be listed there: %p', (domain, expected) => {
  expect(belongsToOne(domain)).toBe(expected);
});
