import { handleOf, isPlainView, readAccount } from './channel-accounts';
import type { ChannelFinding } from './channel-finding';
import { isOnHost } from './channel-hosts';
import { findName, isNearName } from './channel-names';
import type { Channels, OfficialChannel } from './official-channels';
import type { PastedLink } from './pasted-link';

/** The listed account that a link leads to, on any of its hosts. */
export function findOnAccount(
  { host, port, path, search, hash, isSecure }: PastedLink,
  channels: Channels,
): ChannelFinding | undefined {
  if (port !== '') return undefined;
  const { host: site, parts } = readAccount(host, path);
  for (const channel of channels.filter(handleOf)) {
    const own = accountOf(channel);
    if (site !== own.host || !own.parts.every((part, at) => part === parts[at])) continue;
    const isMore = parts.length > own.depth || !isPlainView(search, hash);
    if (isMore) return { reason: 'below-account', channel };
    return { reason: isSecure ? 'account' : 'insecure', channel };
  }
  return undefined;
}

/** The listed address that a link repeats exactly. */
export function findOnPage(
  { host, port, path, search, hash, isSecure }: PastedLink,
  channels: Channels,
): ChannelFinding | undefined {
  const channel = channels.filter(isPage).find((entry) => {
    const own = new URL(entry.url ?? '');
    const isSamePath = withoutLastSlash(own.pathname) === withoutLastSlash(path);
    const isSameEnd = own.search + own.hash === search + hash;
    return isOnHost(host, entry) === 'same' && own.port === port && isSamePath && isSameEnd;
  });
  if (!channel) return undefined;
  return { reason: isSecure ? 'page' : 'insecure', channel };
}

/** Other places on the host of an entry: someone else's, as far as we can know. */
export function findBeside(
  { host, port, path, rest }: PastedLink,
  channels: Channels,
): ChannelFinding | undefined {
  if (port !== '') return undefined;
  const { host: site, parts } = readAccount(host, path);
  const account = channels.find((entry) => handleOf(entry) && accountOf(entry).host === site);
  const named = findName(`${rest} ${parts[0]}`, channels);
  if (account) {
    const handle = handleOf(account) ?? '';
    // For example the owner of a listed repository: not listed itself, but nobody else's either.
    if (parts[0] === handle) return { reason: 'below-account', channel: account };
    const isLike = named || parts.some((part) => isNearName(part, handle));
    return { reason: isLike ? 'account-variation' : 'other-account', channel: account };
  }
  const page = channels.find((entry) => isPage(entry) && isOnHost(host, entry));
  return page && { reason: named ? 'name-elsewhere' : 'other-page', channel: page };
}

function isPage(channel: OfficialChannel): boolean {
  const { kind, url } = channel;
  return url?.startsWith('http') === true && kind !== 'domain' && !handleOf(channel);
}

function accountOf({ url }: OfficialChannel) {
  const { hostname, pathname } = new URL(url ?? '');
  return readAccount(hostname, pathname);
}

function withoutLastSlash(path: string): string {
  return path.replace(/\/$/, '');
}
