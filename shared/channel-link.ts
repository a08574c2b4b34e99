import type { ChannelFinding } from './channel-finding';
import { findDomain, findLookalike, isSameHost } from './channel-hosts';
import { findName, handleOf } from './channel-names';
import { mixesAlphabets } from './confusables';
import type { OfficialChannel } from './official-channels';
import { type PastedLink, readLink } from './pasted-link';

/**
 * How many parts of a path below an account are surely the account's. On X there is none: it shows
 * whoever's post the number belongs to, whatever name stands before it.
 */
const ownPathDepth: Partial<Record<OfficialChannel['kind'], number>> = {
  x: 0,
  telegram: 1,
  github: 1,
};

/** Whether a web address, with or without its scheme, is on the list or only looks like it. */
export function checkLink(text: string, channels: readonly OfficialChannel[]): ChannelFinding {
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
  const listed = findListed(link, channels);
  if (listed) return { host: asciiHost, ...listed };
  const lookalike = findLookalike(host, channels);
  if (lookalike) return { host: asciiHost, ...lookalike };
  const named = findName(link.rest, channels);
  if (named) return { reason: 'name-elsewhere', host: asciiHost, channel: named };
  if (host.split('.').some(mixesAlphabets)) return { reason: 'mixed-alphabets', host: asciiHost };
  const platform = channels.find((channel) => isSameHost(host, channel));
  return platform
    ? { reason: 'other-account', host: asciiHost, channel: platform }
    : { reason: 'other-link', host: asciiHost };
}

function findListed(
  link: PastedLink,
  channels: readonly OfficialChannel[],
): ChannelFinding | undefined {
  const listed = findOnDomain(link, channels) ?? findOnAccount(link, channels);
  if (!listed) return undefined;
  // A browser would go there; but nobody at home writes it like that.
  return link.hasOtherLetters ? { ...listed, reason: 'confusable' } : listed;
}

function findOnDomain(
  { host, port, isSecure }: PastedLink,
  channels: readonly OfficialChannel[],
): ChannelFinding | undefined {
  const domain = findDomain(host, port, channels);
  if (!domain) return undefined;
  const { channel, isSubdomain, hasOtherPort } = domain;
  if (hasOtherPort) return { reason: 'other-port', channel };
  if (!isSecure && channel.url?.startsWith('https:')) return { reason: 'insecure', channel };
  return { reason: isSubdomain ? 'subdomain' : 'listed', channel };
}

function findOnAccount(
  { host, port, path, isSecure }: PastedLink,
  channels: readonly OfficialChannel[],
): ChannelFinding | undefined {
  const parts = path.toLowerCase().replace(/\/$/, '').split('/').slice(1);
  for (const channel of channels) {
    const handle = handleOf(channel);
    if (!handle || port !== '' || !isSameHost(host, channel)) continue;
    const own = new URL(channel.url ?? '').pathname.toLowerCase().split('/').filter(Boolean);
    if (!own.every((part, index) => part === parts[index])) continue;
    const isBelow = parts.length - own.length > (ownPathDepth[channel.kind] ?? 0);
    if (isBelow) return { reason: 'below-account', channel };
    return { reason: isSecure ? 'account' : 'insecure', channel };
  }
  return undefined;
}
