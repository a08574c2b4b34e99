import { channelOfService } from './channel-accounts';
import type { ChannelFinding } from './channel-finding';
import { findDomain, findLookalike } from './channel-hosts';
import { findName } from './channel-names';
import { findBeside, findOnAccount, findOnPage } from './channel-places';
import { mixesAlphabets } from './confusables';
import type { Channels } from './official-channels';
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
  // It would lead to us, but we never write our own address like that.
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
