import { checkChannel, isOnChain, seenPartOf } from './channel-check';
import { type ChannelFinding, verdictOf } from './channel-finding';
import type { ChannelVerdict } from './channel-verdicts';
import type { Channels } from './official-channels';

/** In characters: a long mail. */
const TEXT_MAX_LENGTH = 20_000;

/** The most findings that are shown. */
const FINDINGS_MAX = 12;

/** How much of a link is shown; longer than any host can be. */
const SHOWN_MAX_LENGTH = 300;

export interface TextFinding extends ChannelFinding {
  /** The checked text as it is shown. */
  text: string;
}

/** Links of these schemes are checked whole; any other word before a colon is a label, as in `CA:0x…`. */
const knownScheme =
  /^(?:javascript|vbscript|data|blob|view-source|intent|mailto|tel|sms|sip|xmpp|tg(?=:\/*\w+\?)|wc|ethereum|bitcoin|solana|ton):./i;

const order: readonly ChannelVerdict[] = ['lookalike', 'unlisted', 'official'];

export type TextCheck = ReturnType<typeof checkText>;

/** Checks a link, handle or address, or every one in a longer text. */
export function checkText(pasted: string, channels: Channels) {
  const isCut = pasted.length > TEXT_MAX_LENGTH;
  const text = pasted.slice(0, TEXT_MAX_LENGTH).trim();
  const isAddress = (word: string) => hasAddressForm(word) || isOnChain(seenPartOf(word), channels);
  const words = [...new Set(wordsOf(text, isCut, isAddress))];
  const all = words.map((word): TextFinding => {
    return { text: shorten(seenPartOf(word)), ...checkChannel(word, channels) };
  });
  const of = (verdict: ChannelVerdict) => all.filter((finding) => verdictOf(finding) === verdict);
  const [lookalike = [], unlisted = [], official = []] = order.map(of);
  return {
    /** The worst first, up to the limit. */
    findings: [...lookalike, ...unlisted, ...official].slice(0, FINDINGS_MAX),
    /** The number of all findings, by verdict. */
    total: all.length,
    counts: { lookalike: lookalike.length, unlisted: unlisted.length, official: official.length },
    /** Whether the text was too long and its end was not checked. */
    isCut,
  };
}

function shorten(text: string): string {
  return text.length > SHOWN_MAX_LENGTH ? `${text.slice(0, SHOWN_MAX_LENGTH)}…` : text;
}

function wordsOf(text: string, isCut: boolean, isAddress: (word: string) => boolean): string[] {
  const words = text.split(/\s+/).flatMap(unnested).map(unwrapped).map(unlabelled).filter(Boolean);
  if (words.length < 2) return words;
  // Never cut inside a link: half of it would be another link.
  if (isCut) words.pop();
  const addresses = words.filter(isAddress);
  // In a link everything before the @ is a user name for the browser, spaces included. A mail program also
  // reads recipients after a comma.
  const tricked = /^(?:https?:[/\\]*[^\s/\\?#]+\s+@\S+\.\S+|mailto:\S*[,;]\s+\S+@\S+)/i.exec(
    text,
  )?.[0];
  return tricked ? [tricked, ...addresses] : addresses;

  function unlabelled(word: string): string {
    const [, rest = ''] = /^(?!https?:)[^/\\?#@.:：=]+[:：=]+(.*)$/is.exec(word) ?? [];
    return isAddress(rest) && !knownScheme.test(word) ? rest : word;
  }
}

/** Splits links that follow each other without a space, or a link from its label. */
function unnested(word: string): string[] {
  const links = word.split(/[,;|]+(?=https?:\/\/)/i);
  return links.flatMap((link) => {
    const [, label = '', rest] = /^([^/?#]*[^a-z\d+.\-/?#]|-)(https?:.*)$/is.exec(link) ?? [];
    if (!rest || knownScheme.test(link.replace(signs, ''))) return [link];
    return [label.replace(/[^\p{L}\p{N}]+$/u, ''), ...rest.split(/[(<"'=[\]]+(?=https?:)/i)];
  });
}

/** Signs before an address. Letters in circles are none: browsers read them as letters of a host. */
const signs =
  /^(?:[([{<>|~`"'“‘«*•\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff\p{Emoji_Presentation}\p{Emoji_Modifier}]|\d\ufe0f\u20e3|\ufe0f)+/u;

/** Strips the punctuation, markup and signs around an address. */
function unwrapped(word: string): string {
  return word.replace(signs, '').replace(/[)\]}>`"'”’».,;:!?…*]+$/, '');
}

/** Whether a word in a sentence is a link, a handle or a mail address. */
function hasAddressForm(word: string): boolean {
  const seen = seenPartOf(word);
  return (
    knownScheme.test(seen) ||
    /^@?[^\s@]+@[^\s@]|^@[\p{L}\p{N}_]/u.test(seen) ||
    /^(?:https?:|[a-z][a-z\d+.-]*:\/\/|www\.)./i.test(seen) ||
    /^[\p{L}\p{N}\p{So}][^\s/?#@]*[.。．｡․](?:xn--[a-z\d-]+|\p{L}{2,})(?:[:/?#\\]|$)/u.test(seen)
  );
}
