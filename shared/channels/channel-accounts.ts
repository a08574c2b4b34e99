import { bareHost, type Channels, type OfficialChannel } from './official-channels';

/** How a platform writes the URLs of its accounts. */
interface Platform {
  kind: OfficialChannel['kind'];
  /** All hosts that show the same account, the main one first. */
  hosts: readonly string[];
  /** Path prefixes that lead to the same account. */
  views: readonly string[];
  /**
   * How many parts of a path belong to the account. On X only the name does: a post is found by its
   * number, whatever name comes before it. On Telegram too: in a group anybody can post.
   */
  depth: number;
}

const platforms: readonly Platform[] = [
  {
    kind: 'x',
    hosts: ['x.com', 'twitter.com', 'mobile.x.com', 'mobile.twitter.com'],
    views: [],
    depth: 1,
  },
  { kind: 'telegram', hosts: ['t.me', 'telegram.me', 'telegram.dog'], views: ['s'], depth: 1 },
  { kind: 'github', hosts: ['github.com'], views: ['orgs'], depth: 2 },
];

/** Our channel on the service that a host belongs to, or is named after, as telegram.org is. */
export function channelOfService(host: string, channels: Channels): OfficialChannel | undefined {
  const isOf = (own: string) => `.${host}`.endsWith(`.${own}`) || nameOf(own) === nameOf(host);
  const platform = platforms.find(({ hosts }) => hosts.some(isOf));
  return channels.find(({ kind, url }) => url && kind === platform?.kind);
}

/** A name of one letter says nothing without its ending. */
function nameOf(host: string): string {
  return /[^.]{2,}(?=\.[^.]+$)/.exec(host)?.[0] ?? host;
}

/** The account that a URL leads to, normalised so that all spellings are equal. */
export function readAccount(host: string, pathname: string) {
  const bare = bareHost(host);
  // Telegram also accepts the channel's name as a subdomain.
  const [, name, below] = /^([a-z\d_]+)\.(t\.me)$/.exec(bare) ?? [];
  const platform = platforms.find(({ hosts }) => hosts.includes(below ?? bare));
  const path = pathname.toLowerCase().replace(/\/$/, '').split('/').slice(1);
  const isView = platform?.views.includes(path[0] ?? '') && path.length > 1;
  return {
    host: platform?.hosts[0] ?? bare,
    /** The parts of the path in lower case, starting with the account's name. */
    parts: name ? [name, ...path] : path.slice(isView ? 1 : 0),
    depth: platform?.depth ?? 1,
  };
}

/** The exact name of an account in lower case; undefined if the URL names no account. */
export function handleOf({ kind, url }: OfficialChannel): string | undefined {
  if (!url || kind === 'domain' || kind === 'page' || kind === 'email') return undefined;
  const { hostname, pathname } = new URL(url);
  const { parts, depth } = readAccount(hostname, pathname);
  const [name = ''] = parts;
  // An invitation to a group, or a path deep in a site, names no account.
  return parts.length <= depth && /^@?[\w.-]+$/.test(name) ? name.replace('@', '') : undefined;
}

/** Whether query and fragment are only for tracking or display. */
export function isPlainView(search: string, hash: string): boolean {
  const names = [...new URLSearchParams(search).keys()];
  return (
    names.every((name) => /^(?:utm_\w+|ref|ref_src|s|t|lang|tab)$/.test(name)) &&
    /^(?:#[\w-]*)?$/.test(hash)
  );
}
