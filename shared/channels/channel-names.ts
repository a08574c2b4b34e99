import { site } from '#shared/site.ts';
import { handleOf } from './channel-accounts';
import { skeletonOf } from './confusables';
import type { Channels, OfficialChannel } from './official-channels';

/** A name of this length or longer is hardly part of another word by chance. */
const TELLING_LENGTH = 5;

/** Whether two names look alike without being the same. */
export function isNearName(name: string, other: string): boolean {
  return skeletonOf(name) === skeletonOf(other) || isNearMiss(name, other);
}

/** The entry whose name a text contains, lookalike letters included. */
export function findName(text: string, channels: Channels): OfficialChannel | undefined {
  const skeleton = skeletonOf(text);
  return findEntry(channels, (name) => hasName(skeleton, name));
}

/** Whether a text contains a name, both as skeletons; a short one only as a word of its own. */
export function hasName(text: string, name: string): boolean {
  if (name.length < TELLING_LENGTH) return wordsOf(text).includes(name);
  return text.includes(name) || text.replace(/[-_.]/g, '').includes(name);
}

/** The entry whose name differs from a word of the text by one letter. */
export function findNearName(text: string, channels: Channels): OfficialChannel | undefined {
  const words = wordsOf(text);
  return findEntry(
    channels,
    (name) => name.length >= TELLING_LENGTH && words.some((word) => isNearMiss(word, name)),
  );
}

function findEntry(channels: Channels, isMeant: (name: string) => boolean) {
  const ownNames = [site.slug, site.stablecoin.symbol].map(skeletonOf);
  const own = ownNames.find(isMeant);
  return (
    channels.find(({ value }) => own && value && skeletonOf(value).includes(own)) ??
    channels.find((channel) => {
      const handle = handleOf(channel);
      return handle !== undefined && isMeant(skeletonOf(handle));
    }) ??
    // The name is ours even if no address contains it.
    channels.find(({ kind }) => own && kind === 'domain')
  );
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u);
}

/**
 * Whether two texts differ by one character added, missing, replaced or swapped with the next one,
 * in their spelling or in their look.
 */
export function isNearMiss(a: string, b: string): boolean {
  return isOneEdit(a.toLowerCase(), b.toLowerCase()) || isOneEdit(skeletonOf(a), skeletonOf(b));
}

function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (start === short.length) return false;
  const isReplaced = short.slice(start + 1) === long.slice(start + 1);
  const isSwapped =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2);
  return isReplaced || isSwapped;
}
