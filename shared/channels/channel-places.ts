import { handleOf, isPlainView, readAccount } from './channel-accounts';
import type { ChannelFinding } from './channel-finding';
import { isOnHost } from './channel-hosts';
import { findName, isNearName } from './channel-names';
import type { OfficialChannel } from './official-channels';
import type { PastedLink } from './pasted-link';

/** The account of the list to which a link leads, on any host that shows it. */
export function findOnAccount(
  { host, port, path, search, hash, isSecure }: PastedLink,
  channels: readonly OfficialChannel[],
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

/** The one address of the list that a link repeats to the letter. */
export function findOnPage(
  { host, port, path, search, hash, isSecure }: PastedLink,
  channels: readonly OfficialChannel[],
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

/** What else stands where an entry of the list stands: other people's, as far as can be known. */
export function findBeside(
  { host, port, path, rest }: PastedLink,
  channels: readonly OfficialChannel[],
): ChannelFinding | undefined {
  if (port !== '') return undefined;
  const { host: site, parts } = readAccount(host, path);
  const account = channels.find((entry) => handleOf(entry) && accountOf(entry).host === site);
  const named = findName(`${rest} ${parts[0]}`, channels);
  if (account) {
    const handle = handleOf(account) ?? '';
    // The owner of a project of ours, for example: not named, but not another either.
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
