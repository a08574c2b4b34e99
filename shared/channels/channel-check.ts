import { handleOf } from './channel-accounts';
import type { ChannelFinding } from './channel-finding';
import { findDomain, findLookalike } from './channel-hosts';
import { checkLink } from './channel-link';
import { findName, findNearName, isNearMiss, isNearName } from './channel-names';
import { mixesAlphabets, plainLowerCase, skeletonOf } from './confusables';
import type { Channels, OfficialChannel } from './official-channels';
import { otherSchemeOf, readLink } from './pasted-link';

/** No address of the project is longer; cutting a longer text could change its meaning. */
const MAX_LENGTH = 2000;

/** Invisible characters, some of which change the direction of the text. */
const invisibles = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|[\ufe00-\ufe0f]/gu;
/** Those that copying leaves at the ends of a text; fillers are letters. */
const edges = /^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+$/gu;

/** Schemes whose links run or show their own content. */
const runningSchemes = ['javascript', 'data', 'vbscript', 'blob', 'file', 'view-source', 'intent'];

/** Blockchain addresses: Ethereum's, complete or cut off, then those of other chains. */
const onChain = [
  /^0x[\da-f]{16,}$/i,
  /^(?=.*\d)[1-9A-HJ-NP-Za-km-z]{32,64}$/,
  /^[a-z]{2,10}1[02-9ac-hj-np-z]{30,}$/,
];

/** Whether a link, handle or address is on the list, imitates an entry, or is unlisted. */
export function checkChannel(pasted: string, channels: Channels): ChannelFinding {
  if (pasted.length > MAX_LENGTH) return { reason: 'too-long' };
  const text = seenPartOf(pasted).trim();
  const finding = checkSeen(text, channels);
  const isHiding = pasted.replace(edges, '') !== text;
  return isHiding ? { ...finding, reason: 'disguised' } : finding;
}

/** A text without invisible characters. */
export function seenPartOf(text: string): string {
  return text.replace(invisibles, '');
}

/** Whether a word is a blockchain address: of a usual form, or one of ours, or like it. */
export function isOnChain(word: string, channels: Channels): boolean {
  return onChain.some((form) => form.test(word)) || findContract(word, channels) !== undefined;
}

function checkSeen(text: string, channels: Channels): ChannelFinding {
  if (isOnChain(text, channels)) return checkContract(text, channels);
  const scheme = otherSchemeOf(text);
  if (scheme === 'mailto') return checkMailto(text, channels);
  if (scheme) return checkScheme(scheme, text, channels);
  if (/^@?[^@/?#\\:]+@[^@/?#\\]+$/.test(text)) return checkEmail(text.replace(/^@/, ''), channels);
  if (/^@[^@/?#\\]*$|^[^@/?#\\:.。．｡․]*$/u.test(text)) {
    return checkHandle(text.replace(/^@/, ''), channels);
  }
  return checkLink(text, channels);
}

function checkScheme(scheme: string, text: string, channels: Channels): ChannelFinding {
  const channel = findName(text, channels);
  const isTrap = channel || runningSchemes.includes(scheme);
  return { reason: isTrap ? 'not-a-page' : 'other-scheme', channel };
}

function checkHandle(name: string, channels: Channels): ChannelFinding {
  if (name === '') return { reason: 'unreadable' };
  const listed = channels.find((channel) => handleOf(channel) === plainLowerCase(name));
  if (listed) return { reason: 'handle', channel: listed };
  const near = channels.find((channel) => {
    const handle = handleOf(channel);
    return handle && isNearName(name, handle);
  });
  const accounts = channels.filter(handleOf);
  const channel =
    near ?? findName(name, accounts) ?? findName(name, channels) ?? findNearName(name, channels);
  if (channel) return { reason: 'handle-variation', channel };
  return { reason: mixesAlphabets(name) ? 'mixed-alphabets' : 'other-handle' };
}

function checkContract(address: string, channels: Channels): ChannelFinding {
  const channel = findContract(address, channels);
  if (sameForm(channel?.value) === sameForm(address)) return { reason: 'contract', channel };
  if (channel) return { reason: 'contract-resembling', channel };
  return { reason: contractsOf(channels).length > 0 ? 'other-contract' : 'no-contract' };
}

/** The published contract that an address is, or else one that it resembles. */
function findContract(address: string, channels: Channels): OfficialChannel | undefined {
  const published = contractsOf(channels);
  const other = sameForm(address);
  // People compare the first and last characters, so impostors make those match.
  const endsOf = (text: string) => `${text.replace(/^0x/, '').slice(0, 4)} ${text.slice(-4)}`;
  return (
    published.find(({ value }) => sameForm(value) === other) ??
    published.find(({ value }) => {
      const own = sameForm(value);
      return endsOf(own) === endsOf(other) || isNearMiss(own, other);
    })
  );
}

function contractsOf(channels: Channels): OfficialChannel[] {
  return channels.filter(({ kind, value }) => kind === 'contract' && value);
}

/** In a hexadecimal address the letter case is only a checksum; elsewhere it is part of the address. */
function sameForm(address: string | null = ''): string {
  return address && /^0x[\da-f]+$/i.test(address) ? address.toLowerCase() : (address ?? '');
}

/** Whether a `mailto:` link goes to the listed address and to nobody else. */
function checkMailto(text: string, channels: Channels): ChannelFinding {
  const [, to = '', rest = ''] = /^mailto:([^?#]*)(.*)$/is.exec(text) ?? [];
  const finding = checkEmail(to.replaceAll('%40', '@'), channels);
  // A line break in a subject would start another header: https://www.rfc-editor.org/rfc/rfc6068#section-5
  const isPlain = /^(?:\?(?:(?:subject=(?:(?!%0[ad])[^&#])*|body=[^&#]*)(?:&|$))*)?$/i.test(rest);
  const isOne = !/[,;]|%2c|%3b/i.test(to);
  return isPlain && isOne ? finding : { ...finding, reason: 'more-recipients' };
}

/** Whether an email address is the listed one. Our domain alone is not enough, because senders can be forged. */
function checkEmail(address: string, channels: Channels): ChannelFinding {
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
