import { site } from '#shared/site.ts';

export interface OfficialChannel {
  /** A `domain` is the project's with all that is on it; a `page` is one address on somebody else's host. */
  kind: 'domain' | 'page' | 'x' | 'telegram' | 'github' | 'email' | 'contract';
  label: string;
  /** What to compare letter by letter: a host, or an address without its scheme. Nothing when none is published. */
  value: string | null;
  url: string | null;
}

/** What stands in place of an address that is not published. */
export const nonePublished = 'none published';

/**
 * Everything that is the project's own, for people and for programs.
 * @param origin the operator's own, because only the running site knows its domain
 */
export function listOfficialChannels(origin: string): OfficialChannel[] {
  const { x, telegram, github, email, contracts } = site.channels;
  const noContract = { label: 'Contract address', address: null };
  const ownDomains = site.ownDomains.map((name) => `https://${name}`);
  const own = [origin, ...ownDomains].map(baseOf);
  const places = [
    place('Website', origin, own),
    place('Research lab', site.labContact, own),
    place(site.stablecoin.symbol, site.stablecoin.url, own),
  ];
  const isNamed = (url: string) => places.some((entry) => baseOf(entry.url ?? '') === baseOf(url));
  return [
    ...places,
    ...ownDomains.filter((url) => !isNamed(url)).map((url) => place('Also ours', url, own)),
    account('x', 'X', x),
    account('telegram', 'Telegram', telegram),
    account('github', 'GitHub', github),
    { kind: 'email', label: 'Email', value: email, url: email && `mailto:${email}` },
    ...(contracts.length > 0 ? contracts : [noContract]).map(
      ({ label, address }): OfficialChannel => ({
        kind: 'contract',
        label,
        value: address,
        url: null,
      }),
    ),
  ];
}

/** More than the very address is official only on a domain of the project's own. */
function place(label: string, url: string, own: readonly string[]): OfficialChannel {
  const isOwn = own.some((base) => `.${baseOf(url)}`.endsWith(`.${base}`));
  if (!isOwn) return account('page', label, url);
  return { kind: 'domain', label, value: new URL(url).host, url };
}

function baseOf(url: string): string {
  return bareHost(new URL(url).host);
}

function account(
  kind: OfficialChannel['kind'],
  label: string,
  url: string | null,
): OfficialChannel {
  return { kind, label, value: url?.replace(/^https:\/\/|\/$/g, '') ?? null, url };
}

/** A host without what everybody may leave out: `www.x.com` and `x.com` show the same. */
export function bareHost(host: string): string {
  return host.replace(/^www\./, '');
}
