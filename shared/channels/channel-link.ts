import { channelOfService, handleOf, isPlainView, readAccount } from './channel-accounts';
import type { ChannelFinding } from './channel-finding';
import { findDomain, findLookalike, isOnHost } from './channel-hosts';
import { findName, isNearName } from './channel-names';
import { mixesAlphabets } from './confusables';
import type { Channels, OfficialChannel } from './official-channels';
import { type PastedLink, readLink } from './pasted-link';

/** Whether a web address, with or without a scheme, is listed or only imitates an entry. */
export function checkLink(text: string, channels: Channels): ChannelFinding {
  const link = readLink(text);
  if (!link) {
    const channel = findName(text, channels);
    return { reason: channel ? 'disguised' : 'unreadable', channel };
  }
  const { host, asciiHost, hasUserinfo, isDisguised } = link;
  if (hasUserinfo)
    return { reason: 'userinfo', host: asciiHost, channel: findName(text, channels) };
  if (isDisguised)
    return { reason: 'disguised', host: asciiHost, channel: findName(text, channels) };
  const known = findListed(link, channels) ?? findBeside(link, channels);
  if (known) return { host: asciiHost, ...known };
  const lookalike = findLookalike(host, channels);
  if (lookalike) return { host: asciiHost, ...lookalike };
  const named = findName(link.rest, channels);
  if (named) {
    const channel = channelOfService(host, channels) ?? named;
    return { reason: 'name-elsewhere', host: asciiHost, channel };
  }
  const isMixed = host.split('.').some(mixesAlphabets);
  return { reason: isMixed ? 'mixed-alphabets' : 'other-link', host: asciiHost };
}

function findListed(link: PastedLink, channels: Channels): ChannelFinding | undefined {
  const listed =
    findOnDomain(link, channels) ?? findOnPage(link, channels) ?? findOnAccount(link, channels);
  if (!listed) return undefined;
  // A disguised link, although it leads to us.
  return link.hasOtherLetters ? { ...listed, reason: 'confusable' } : listed;
}

function findOnDomain(
  { host, port, isSecure }: PastedLink,
  channels: Channels,
): ChannelFinding | undefined {
  const domain = findDomain(host, port, channels);
  if (!domain) return undefined;
  const { channel, isSubdomain, hasOtherPort } = domain;
  if (hasOtherPort) return { reason: 'other-port', channel };
  if (!isSecure && channel.url?.startsWith('https:')) return { reason: 'insecure', channel };
  return { reason: isSubdomain ? 'subdomain' : 'listed', channel };
}

/** The listed account that a link leads to, on any of its hosts. */
function findOnAccount(
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
function findOnPage(
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

/** Other pages on an entry's host: someone else's, as far as we know. */
function findBeside(
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
