import { handleOf } from './channel-accounts';
import { checkEmail, checkMailto } from './channel-email';
import type { ChannelFinding } from './channel-finding';
import { checkLink } from './channel-link';
import { findName, findNearName, isNearName } from './channel-names';
import { mixesAlphabets, plainLowerCase } from './confusables';
import { isNearMiss } from './near-miss';
import type { OfficialChannel } from './official-channels';
import { otherSchemeOf } from './pasted-link';

/** No address of the project is longer, and the end of a text that was cut could change its meaning. */
const MAX_LENGTH = 2000;

/** What is not seen, and may change the order in which the rest is. */
const invisible = '\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\u115f\\u1160\\u3164\\ufe00-\\ufe0f\\uffa0';
const invisibles = new RegExp(`[${invisible}]`, 'gu');
const edges = new RegExp(`^[${invisible}\\s]+|[${invisible}\\s]+$`, 'gu');

/** Schemes by which a link makes the browser run or show what it holds itself. */
const runningSchemes = ['javascript', 'data', 'vbscript', 'blob', 'file', 'view-source', 'intent'];

/** Addresses on a chain: of Ethereum's kind, whole or not, then of the others. */
const onChain = [
  /^0x[\da-f]{16,}$/i,
  /^(?=.*\d)[1-9A-HJ-NP-Za-km-z]{32,64}$/,
  /^[a-z]{2,10}1[02-9ac-hj-np-z]{30,}$/,
];

/** Whether one link, handle or address is on the list, looks like an entry, or is not on it. */
export function checkChannel(pasted: string, channels: readonly OfficialChannel[]): ChannelFinding {
  if (pasted.length > MAX_LENGTH) return { reason: 'too-long' };
  const text = seenPartOf(pasted).trim();
  const finding = checkSeen(text, channels);
  // At its ends it comes along when a text is copied, and hides nothing.
  const isHiding = pasted.replace(edges, '') !== text;
  return isHiding ? { ...finding, reason: 'disguised' } : finding;
}

/** A text without its invisible signs. */
export function seenPartOf(text: string): string {
  return text.replace(invisibles, '');
}

/** Whether a word is an address on some chain. */
export function isOnChain(word: string): boolean {
  return onChain.some((form) => form.test(word));
}

function checkSeen(text: string, channels: readonly OfficialChannel[]): ChannelFinding {
  if (isOnChain(text)) return checkContract(text, channels);
  const scheme = otherSchemeOf(text);
  if (scheme === 'mailto') return checkMailto(text, channels);
  if (scheme) return checkScheme(scheme, text, channels);
  if (/^@?[^@/?#\\:]+@[^@/?#\\]+$/.test(text)) return checkEmail(text.replace(/^@/, ''), channels);
  if (/^@[^@/?#\\]*$|^[^@/?#\\:.。．｡․]*$/u.test(text)) {
    return checkHandle(text.replace(/^@/, ''), channels);
  }
  return checkLink(text, channels);
}

function checkScheme(
  scheme: string,
  text: string,
  channels: readonly OfficialChannel[],
): ChannelFinding {
  const channel = findName(text, channels);
  const isTrap = channel || runningSchemes.includes(scheme);
  return { reason: isTrap ? 'not-a-page' : 'other-scheme', channel };
}

function checkHandle(name: string, channels: readonly OfficialChannel[]): ChannelFinding {
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

function checkContract(address: string, channels: readonly OfficialChannel[]): ChannelFinding {
  const published = channels.filter(({ kind, value }) => kind === 'contract' && value);
  if (published.length === 0) return { reason: 'no-contract' };
  const listed = published.find(({ value }) => sameForm(value) === sameForm(address));
  if (listed) return { reason: 'contract', channel: listed };
  // People compare both ends, so that is where impostors make theirs alike.
  const endsOf = (text: string) => `${text.replace(/^0x/, '').slice(0, 4)} ${text.slice(-4)}`;
  const near = published.find(({ value }) => {
    const [own, other] = [sameForm(value), sameForm(address)];
    return endsOf(own) === endsOf(other) || isNearMiss(own, other);
  });
  return { reason: near ? 'contract-resembling' : 'other-contract', channel: near };
}

/** In hexadecimal the case of a letter is only a check sum; elsewhere it makes another address. */
function sameForm(address: string | null): string {
  return address && /^0x/i.test(address) ? address.toLowerCase() : (address ?? '');
}
