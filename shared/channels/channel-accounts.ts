import type { OfficialChannel } from './official-channels';
import { bareHost } from './official-channels';

/** How a site writes the addresses of its accounts. */
interface Platform {
  /** All hosts that show the same account, the first for all of them. */
  hosts: readonly string[];
  /** What may stand before an account's name without leading anywhere else. */
  views: readonly string[];
  /**
   * How many parts of a path are surely the account's. On X it is the name alone: a post is shown by
   * its number, whatever name stands before it. On Telegram too: in a group everybody writes posts.
   */
  depth: number;
}

const platforms: readonly Platform[] = [
  { hosts: ['x.com', 'twitter.com', 'mobile.x.com', 'mobile.twitter.com'], views: [], depth: 1 },
  { hosts: ['t.me', 'telegram.me', 'telegram.dog'], views: ['s'], depth: 1 },
  { hosts: ['github.com'], views: ['orgs'], depth: 2 },
];

export interface AccountAddress {
  host: string;
  /** The parts of the path in small letters, beginning with the account's name. */
  parts: readonly string[];
  depth: number;
}

/** Which account an address leads to, the same for all spellings that lead there. */
export function readAccount(host: string, pathname: string): AccountAddress {
  const bare = bareHost(host);
  // Telegram lets a channel's name stand in front of its host too.
  const [, name, below] = /^([a-z\d_]+)\.(t\.me)$/.exec(bare) ?? [];
  const platform = platforms.find(({ hosts }) => hosts.includes(below ?? bare));
  const path = pathname.toLowerCase().replace(/\/$/, '').split('/').slice(1);
  const isView = platform?.views.includes(path[0] ?? '') && path.length > 1;
  return {
    host: platform?.hosts[0] ?? bare,
    parts: name ? [name, ...path] : path.slice(isView ? 1 : 0),
    depth: platform?.depth ?? 1,
  };
}

/** The exact name of an account, in small letters; nothing for what is no account, or has no name. */
export function handleOf({ kind, url }: OfficialChannel): string | undefined {
  if (!url || kind === 'domain' || kind === 'page' || kind === 'email') return undefined;
  const { hostname, pathname } = new URL(url);
  const { parts, depth } = readAccount(hostname, pathname);
  const [name = ''] = parts;
  // An invitation to a group, or a place deep in a site, says nobody's name.
  return parts.length <= depth && /^@?[\w.-]+$/.test(name) ? name.replace('@', '') : undefined;
}

/** Whether what follows a path only says where the visitor comes from, or how to show the account. */
export function isPlainView(search: string, hash: string): boolean {
  const names = [...new URLSearchParams(search).keys()];
  return (
    names.every((name) => /^(?:utm_\w+|ref|ref_src|s|t|lang|tab)$/.test(name)) &&
    /^(?:#[\w-]*)?$/.test(hash)
  );
}
