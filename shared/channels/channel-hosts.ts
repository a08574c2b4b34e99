import { findName, findNearName, hasName, isNearMiss } from './channel-names';
import { skeletonOf } from './confusables';
import { bareHost, type Channels, type OfficialChannel } from './official-channels';
import { hostInUnicode } from './punycode';

/** The listed domain of a host: the same, or a parent, because only a domain's owner can create subdomains. */
export function findDomain(host: string, port: string, channels: Channels) {
  const domains = channels.filter(({ kind }) => kind === 'domain');
  const exact = domains.find((entry) => bareHost(host) === baseOf(entry));
  const channel = exact ?? domains.find((entry) => host.endsWith(`.${baseOf(entry)}`));
  if (!channel) return undefined;
  const listedPort = /:(\d+)$/.exec(channel.value ?? '')?.[1] ?? '';
  return { channel, isSubdomain: !exact, hasOtherPort: port !== listedPort };
}

/** Whether a host is an entry's, or a subdomain of it. */
export function isOnHost(host: string, channel: OfficialChannel): 'same' | 'in-front' | undefined {
  const base = baseOf(channel);
  if (bareHost(host) === base) return 'same';
  return isUnder(host, base) ? 'in-front' : undefined;
}

interface Lookalike {
  reason: 'confusable' | 'one-letter' | 'other-ending' | 'name-inside';
  channel: OfficialChannel;
}

/** The entry that an unlisted host imitates, and how. */
export function findLookalike(host: string, channels: Channels): Lookalike | undefined {
  const skeleton = skeletonOf(host);
  const domains = channels.filter(({ kind }) => kind === 'domain');
  const sites = channels.filter(({ url }) => url?.startsWith('http'));
  return (
    found(
      'confusable',
      sites,
      (base) => !isUnder(host, base) && isUnder(skeleton, skeletonOf(base)),
    ) ??
    found('one-letter', domains, (base) => isNear(host, base)) ??
    found('other-ending', domains, (base) => beginsAs(host, base)) ??
    // If both a letter and the ending differ, the letter is named, because anybody sees the ending.
    found('confusable', domains, (base) => beginsAs(skeleton, skeletonOf(base))) ??
    found('name-inside', domains, (base) =>
      hasName(withoutEnding(skeleton), withoutEnding(skeletonOf(base))),
    ) ??
    named('name-inside', findName(host, channels)) ??
    named('one-letter', findNearName(host, channels))
  );
}

function found(
  reason: Lookalike['reason'],
  channels: Channels,
  isMeant: (base: string) => boolean,
): Lookalike | undefined {
  return named(
    reason,
    channels.find((entry) => isMeant(baseOf(entry))),
  );
}

function named(reason: Lookalike['reason'], channel?: OfficialChannel): Lookalike | undefined {
  return channel && { reason, channel };
}

/** An entry's host in readable form, without the optional `www.`. */
function baseOf({ url }: OfficialChannel): string {
  return bareHost(hostInUnicode(new URL(url ?? '').hostname));
}

function isUnder(host: string, base: string): boolean {
  return host === base || host.endsWith(`.${base}`);
}

function beginsAs(host: string, base: string): boolean {
  return isUnder(withoutEnding(host), withoutEnding(base));
}

/** The whole host, or as many labels from its end as the other has. */
function isNear(host: string, base: string): boolean {
  const count = base.split('.').length;
  const end = host.split('.').slice(-count).join('.');
  return isNearMiss(host, base) || isNearMiss(end, base);
}

function withoutEnding(host: string): string {
  return host.replace(/\.[^.]*$/, '');
}
