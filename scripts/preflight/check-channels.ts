import {
  bareHost,
  nonePublished,
  type OfficialChannel,
} from '#shared/channels/official-channels.ts';
import { attributes } from './attributes';
import { error, errorsUnless, type Finding, note } from './finding';
import { readJson } from './read-json';
import { findSharedHost } from './shared-host';
import type { Site } from './site';

const PATH = '/.well-known/official-channels.json';

type Channel = OfficialChannel & { status: string };

interface ChannelList {
  name: string;
  updated: string;
  warning: string;
  channels: Channel[];
}

/** Whether the list that others are told to believe is whole, and the pages agree with it. */
export async function checkChannels(site: Site): Promise<Finding[]> {
  const { data, findings } = await readJson<ChannelList>(site, PATH, 'application/json');
  if (!data) return findings;
  const { channels, name, updated, warning } = data;
  const mend = 'see server/routes/official-channels.ts';
  if (!Array.isArray(channels) || channels.length === 0) {
    return [...findings, error(PATH, 'lists no channels', mend)];
  }
  const own = new URL(site.publicOrigin).host;
  const isOwnListed = channels.some(({ kind, value }) => kind === 'domain' && value === own);
  const absent = channels.filter(({ value }) => value === null).map(({ label }) => label);
  const whenKnown = 'set them in shared/site.ts when there are any';
  return [
    ...findings,
    ...errorsUnless(PATH, [
      [Boolean(name && updated && warning), 'lacks its name, day or warning', mend],
      [isOwnListed, `does not list ${own}, the site’s own domain`, 'set PUBLIC_ORIGIN'],
      ...channels.map(({ label, value, status }) => {
        const isRight = status === (value ? 'official' : nonePublished);
        return [isRight, `calls ${label} “${status}” against its value`, mend] as const;
      }),
    ]),
    ...channels.flatMap(judgeReach),
    ...(absent.length > 0 ? [note(PATH, `none published: ${absent.join(', ')}`, whenKnown)] : []),
    ...judgePages(channels, site),
  ];
}

/** How much of the web a place of the list calls the project's own. */
function judgeReach({ kind, value }: Channel): Finding[] {
  if (kind === 'page') {
    const what = `of ${value} only this very address is official`;
    const mend = 'name its domain in ownDomains of shared/site.ts if it is the project’s alone';
    return [note(PATH, what, mend)];
  }
  const domain = kind === 'domain' ? bareHost(value ?? '') : '';
  const shared = domain && findSharedHost(domain);
  const what = `calls all of ${domain} official, and others have pages on ${shared}`;
  return shared ? [error(PATH, what, 'take it out of ownDomains of shared/site.ts')] : [];
}

/** Links out of the site lead to what is listed, and to nothing else. */
function judgePages(channels: readonly Channel[], site: Site): Finding[] {
  const listed = new Set(channels.flatMap(({ url }) => hostOf(url ?? '') ?? []));
  const mend = 'list it in shared/channels/official-channels.ts, or take the link out';
  return site.pages.flatMap(({ path, $ }) => {
    const outside = attributes($, 'a[href^="http"]', 'href').filter((href) => !site.locate(href));
    const hosts = new Set(outside.flatMap((href) => hostOf(href) ?? []));
    return [...hosts]
      .filter((host) => !listed.has(host))
      .map((host) => error(path, `leads to ${host}, which is no official channel`, mend));
  });
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}
