import { site } from './site';

export interface OfficialChannel {
  kind: 'domain' | 'x' | 'telegram' | 'github' | 'email' | 'contract';
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
  return [
    domain('Website', origin),
    domain('Research lab', site.labContact),
    domain(site.stablecoin.symbol, site.stablecoin.url),
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

function domain(label: string, url: string): OfficialChannel {
  return { kind: 'domain', label, value: new URL(url).host, url };
}

function account(
  kind: OfficialChannel['kind'],
  label: string,
  url: string | null,
): OfficialChannel {
  return { kind, label, value: url?.replace(/^https:\/\/|\/$/g, '') ?? null, url };
}
