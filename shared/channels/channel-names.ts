import { site } from '#shared/site.ts';
import { handleOf } from './channel-accounts';
import { skeletonOf } from './confusables';
import { isNearMiss } from './near-miss';
import type { OfficialChannel } from './official-channels';

/** A name of this length or longer is hardly part of another word by chance. */
const TELLING_LENGTH = 5;

/** Whether two names look alike without being the same. */
export function isNearName(name: string, other: string): boolean {
  return skeletonOf(name) === skeletonOf(other) || isNearMiss(name, other);
}

/** The entry whose name a text contains, lookalike letters included. */
export function findName(
  text: string,
  channels: readonly OfficialChannel[],
): OfficialChannel | undefined {
  const skeleton = skeletonOf(text);
  const joined = skeleton.replace(/[-_.]/g, '');
  const words = wordsOf(skeleton);
  return findEntry(channels, (name) =>
    name.length < TELLING_LENGTH
      ? words.includes(name)
      : skeleton.includes(name) || joined.includes(name),
  );
}

/** The entry whose name differs from a word of the text by one letter. */
export function findNearName(
  text: string,
  channels: readonly OfficialChannel[],
): OfficialChannel | undefined {
  const words = wordsOf(text);
  return findEntry(
    channels,
    (name) => name.length >= TELLING_LENGTH && words.some((word) => isNearMiss(word, name)),
  );
}

function findEntry(
  channels: readonly OfficialChannel[],
  isMeant: (name: string) => boolean,
): OfficialChannel | undefined {
  const ownNames = [site.slug, site.stablecoin.symbol].map(skeletonOf);
  const own = ownNames.find(isMeant);
  const entry = channels.find(({ value }) => own && value && skeletonOf(value).includes(own));
  return (
    entry ??
    channels.find((channel) => {
      const handle = handleOf(channel);
      return handle !== undefined && isMeant(skeletonOf(handle));
    })
  );
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u);
}
