import { parse } from 'tldts';

/**
 * Hosts where everybody can have a page, an account or a link, and which the Public Suffix List does
 * not have, because they give paths to people and no names in front of their own.
 */
const sharedHosts = [
  // Forms, documents, sites
  ...['forms.gle', 'google.com', 'typeform.com', 'tally.so', 'jotform.com', 'airtable.com'],
  ...[
    'forms.office.com',
    'surveymonkey.com',
    'fillout.com',
    'notion.so',
    'gitbook.com',
    'carrd.co',
  ],
  // Accounts and channels
  ...['x.com', 'twitter.com', 't.me', 'telegram.me', 'discord.com', 'discord.gg', 'youtube.com'],
  ...['facebook.com', 'instagram.com', 'linkedin.com', 'reddit.com', 'tiktok.com', 'threads.net'],
  ...['bsky.app', 'warpcast.com', 'whatsapp.com', 'wa.me', 'medium.com', 'substack.com'],
  ...['mirror.xyz', 'zealy.io', 'galxe.com', 'guild.xyz', 'snapshot.org', 'luma.com', 'lu.ma'],
  // Code and apps
  ...['github.com', 'gitlab.com', 'bitbucket.org', 'npmjs.com', 'apple.com', 'chromewebstore.com'],
  // Chains and markets
  ...['etherscan.io', 'bscscan.com', 'solscan.io', 'opensea.io', 'coinmarketcap.com'],
  ...['coingecko.com', 'dexscreener.com', 'pancakeswap.finance', 'uniswap.org'],
  // Links that lead elsewhere
  ...[
    'bit.ly',
    't.co',
    'tinyurl.com',
    'linktr.ee',
    'goo.gl',
    'cutt.ly',
    'rebrand.ly',
    'beacons.ai',
  ],
];

/**
 * Why a domain cannot be one project's alone: it is, or stands in front of, a host that many share, or
 * it is an ending under which others can have names (https://publicsuffix.org). Nothing when it can be.
 */
export function findSharedHost(domain: string): string | undefined {
  const { hostname, publicSuffix } = parse(domain, { allowPrivateDomains: true });
  const shared = sharedHosts.find((name) => `.${hostname}`.endsWith(`.${name}`));
  if (shared) return shared;
  return hostname !== 'localhost' && hostname === publicSuffix ? domain : undefined;
}
