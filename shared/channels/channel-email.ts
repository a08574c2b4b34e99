import type { ChannelFinding } from './channel-finding';
import { findDomain, findLookalike } from './channel-hosts';
import { findName, findNearName } from './channel-names';
import { plainLowerCase, skeletonOf } from './confusables';
import { isNearMiss } from './near-miss';
import type { Channels } from './official-channels';
import { readLink } from './pasted-link';

/** Whether a `mailto:` link goes to the listed address and to nobody else. */
export function checkMailto(text: string, channels: Channels): ChannelFinding {
  const [, to = '', rest = ''] = /^mailto:([^?#]*)(.*)$/is.exec(text) ?? [];
  const finding = checkEmail(to.replaceAll('%40', '@'), channels);
  // A line break in a subject would start another header: https://www.rfc-editor.org/rfc/rfc6068#section-5
  const isPlain = /^(?:\?(?:(?:subject=(?:(?!%0[ad])[^&#])*|body=[^&#]*)(?:&|$))*)?$/i.test(rest);
  const isOne = !/[,;]|%2c|%3b/i.test(to);
  return isPlain && isOne ? finding : { ...finding, reason: 'more-recipients' };
}

/** Whether an email address is the listed one. Our domain alone is not enough, because senders can be forged. */
export function checkEmail(address: string, channels: Channels): ChannelFinding {
  const published = channels.filter(({ kind, value }) => kind === 'email' && value);
  const written = plainLowerCase(address);
  const listed = published.find(({ value }) => value?.toLowerCase() === written);
  if (listed) return { reason: 'email', channel: listed };
  const at = address.lastIndexOf('@');
  const link = readLink(address.slice(at + 1));
  if (!link) return { reason: 'unreadable' };
  const { host, asciiHost } = link;
  const near = published.find(({ value }) => isNearMiss(written, value ?? ''));
  if (near) return { reason: 'one-letter', host: asciiHost, channel: near };
  const like = published.find(({ value }) => skeletonOf(written) === skeletonOf(value ?? ''));
  if (like) return { reason: 'confusable', host: asciiHost, channel: like };
  const domain = findDomain(host, '', channels);
  if (domain) return { reason: 'own-domain-email', host: asciiHost, channel: domain.channel };
  const lookalike = findLookalike(host, channels);
  if (lookalike) return { host: asciiHost, ...lookalike };
  const mailbox = address.slice(0, at);
  const named = findName(mailbox, channels) ?? findNearName(mailbox, channels);
  if (named) return { reason: 'name-elsewhere', host: asciiHost, channel: named };
  return { reason: published.length > 0 ? 'other-email' : 'no-email', host: asciiHost };
}
