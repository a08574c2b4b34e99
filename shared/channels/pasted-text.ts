import type { ChannelVerdict } from '#shared/content/channel-verdicts.ts';
import { checkChannel, isOnChain, seenPartOf } from './channel-check';
import { type ChannelFinding, verdictOf } from './channel-finding';
import type { OfficialChannel } from './official-channels';

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

export interface TextCheck {
  /** The worst first, up to the limit. */
  findings: readonly TextFinding[];
  /** The number of all findings, by verdict. */
  total: number;
  counts: Record<ChannelVerdict, number>;
  /** Whether the text was too long and its end was not checked. */
  isCut: boolean;
}

const order: readonly ChannelVerdict[] = ['lookalike', 'unlisted', 'official'];

/** Checks a link, handle or address, or every one in a longer text. */
export function checkText(pasted: string, channels: readonly OfficialChannel[]): TextCheck {
  const isCut = pasted.length > TEXT_MAX_LENGTH;
  const text = pasted.slice(0, TEXT_MAX_LENGTH).trim();
  const words = [...new Set(wordsOf(text, isCut))];
  const all = words.map((word): TextFinding => {
    return { text: shorten(seenPartOf(word)), ...checkChannel(word, channels) };
  });
  const of = (verdict: ChannelVerdict) => all.filter((finding) => verdictOf(finding) === verdict);
  const [lookalike = [], unlisted = [], official = []] = order.map(of);
  return {
    findings: [...lookalike, ...unlisted, ...official].slice(0, FINDINGS_MAX),
    total: all.length,
    counts: {
      lookalike: lookalike.length,
      unlisted: unlisted.length,
      official: official.length,
    },
    isCut,
  };
}

function shorten(text: string): string {
  return text.length > SHOWN_MAX_LENGTH ? `${text.slice(0, SHOWN_MAX_LENGTH)}…` : text;
}

function wordsOf(text: string, isCut: boolean): string[] {
  const words = text.split(/\s+/).flatMap(unnested).map(unwrapped).filter(Boolean);
  if (words.length < 2) return words;
  // Never cut inside a link: half of it would be another link.
  if (isCut) words.pop();
  const addresses = words.filter(isAddress);
  // In a link everything before the @ is a user name for the browser, spaces included.
  const tricked = /^https?:[/\\]*[^\s/\\?#]+\s+@\S+\.\S+/i.exec(text)?.[0];
  return tricked ? [tricked, ...addresses] : addresses;
}

/** Splits links that follow each other without a space, or a link in markup from its label. */
function unnested(word: string): string[] {
  const links = word.split(/[,;|]+(?=https?:\/\/)/i);
  return links.flatMap((link) =>
    /^[^/?#]*[(<"'=[]https?:/i.test(link) ? link.split(/[(<"'=[\]]+(?=https?:)/i) : [link],
  );
}

/** Strips the punctuation and markup around an address. */
function unwrapped(word: string): string {
  return word.replace(/^[([{<"'“‘«*]+|[)\]}>"'”’».,;:!?…*]+$/g, '');
}

/** Whether a word in a sentence is a link, handle or address. */
function isAddress(word: string): boolean {
  const seen = seenPartOf(word);
  return (
    isOnChain(seen) ||
    /^@?[^\s@]+@[^\s@]|^@[\p{L}\p{N}_]/u.test(seen) ||
    /^(?:[a-z][a-z\d+.-]*:\/\/|(?:javascript|vbscript|data|intent|mailto|tg|ethereum|wc):).|^www\./i.test(
      seen,
    ) ||
    /^[\p{L}\p{N}][^\s/?#@]*[.。．｡․](?:xn--[a-z\d-]+|\p{L}{2,})(?:[:/?#\\]|$)/u.test(seen)
  );
}
