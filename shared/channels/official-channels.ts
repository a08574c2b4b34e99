import { site } from '#shared/site.ts';
import { type ServiceName, services } from './services';

export interface OfficialChannel {
  /** A `domain` belongs to the project with everything on it; a `page` is one address on somebody else's host. */
  kind: 'domain' | 'page' | ServiceName | 'email' | 'contract';
  label: string;
  /** What to compare letter by letter: a host, or an address without its scheme. Null until it is published. */
  value: string | null;
  url: string | null;
}

export type Channels = readonly OfficialChannel[];

type Account = OfficialChannel & { kind: ServiceName | 'email' };

/** Shown until an address is published. */
export const nonePublished = 'none published';

/**
 * The official channels, for people and for programs.
 * @param origin the operator's setting, because only the running site knows its domain
 */
export function listOfficialChannels(origin: string): OfficialChannel[] {
  const { contracts } = site.channels;
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
    ...listAccounts(),
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

/** Where the project can be followed or written to. */
export function listAccounts(): Account[] {
  const { email } = site.channels;
  const names = Object.keys(services) as ServiceName[];
  return [
    ...names.map((name) => account(name, services[name].label, site.channels[name])),
    { kind: 'email', label: 'Email', value: email, url: email && `mailto:${email}` },
  ];
}

/** Other pages of a host are official only on the project's own domains. */
function place(label: string, url: string, own: readonly string[]): OfficialChannel {
  const isOwn = own.some((base) => `.${baseOf(url)}`.endsWith(`.${base}`));
  if (!isOwn) return account('page', label, url);
  return { kind: 'domain', label, value: new URL(url).host, url };
}

function baseOf(url: string): string {
  return bareHost(new URL(url).host);
}

function account<Kind extends OfficialChannel['kind']>(
  kind: Kind,
  label: string,
  url: string | null,
) {
  return { kind, label, value: url?.replace(/^https:\/\/|\/$/g, '') ?? null, url };
}

/** A host without the optional `www.`. */
export function bareHost(host: string): string {
  return host.replace(/^www\./, '');
}
