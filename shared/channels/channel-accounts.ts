import { bareHost, type Channels, type OfficialChannel } from './official-channels';
import { type Service, type ServiceName, services } from './services';

const names = Object.keys(services) as ServiceName[];

/** Our channel on the service that a host belongs to, or is named after, as telegram.org is. */
export function channelOfService(host: string, channels: Channels): OfficialChannel | undefined {
  const isOf = (own: string) => `.${host}`.endsWith(`.${own}`) || nameOf(own) === nameOf(host);
  const name = names.find((each) => services[each].hosts.some(isOf));
  return channels.find(({ kind, url }) => url && kind === name);
}

/** The name before a host's ending, but all of x.com: a single letter alone says nothing. */
function nameOf(host: string): string {
  return /[^.]{2,}(?=\.[^.]+$)/.exec(host)?.[0] ?? host;
}

/** The account that a URL leads to, normalised so that all spellings are equal. */
export function readAccount(host: string, pathname: string) {
  const bare = bareHost(host);
  // Telegram also accepts the channel's name as a subdomain.
  const [, name, below] = /^([a-z\d_]+)\.(t\.me)$/.exec(bare) ?? [];
  const service = Object.values<Service>(services).find(({ hosts }) =>
    hosts.includes(below ?? bare),
  );
  const path = pathname.toLowerCase().replace(/\/$/, '').split('/').slice(1);
  const isView = service?.views?.includes(path[0] ?? '') && path.length > 1;
  return {
    host: service?.hosts[0] ?? bare,
    /** The parts of the path in lower case, starting with the account's name. */
    parts: name ? [name, ...path] : path.slice(isView ? 1 : 0),
    depth: service?.depth ?? 1,
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
