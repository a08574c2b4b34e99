import type { Config } from '#server/config.ts';
import { escapeMarkup } from '#server/rendering/escape-markup.ts';
import { contact } from '#shared/actions.ts';
import { listOfficialChannels, nonePublished } from '#shared/channels/official-channels.ts';
import { claims, daysAfter } from '#shared/claims/claims.ts';
import { channelSection } from '#shared/content/official-channels.ts';
import { longDate } from '#shared/figures/format.ts';
import { getPage, pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { whitepaperVersions } from '#shared/whitepaper/whitepaper-versions.ts';
import { feed } from './feed';
import { jsonResource, type TextResource } from './text-resources';
import { webManifest } from './web-manifest';

export function listResources(config: Config): TextResource[] {
  return [
    robots(config),
    sitemap(config),
    webManifest(),
    humans(config),
    securityTxt(config),
    feed(config),
    claimsDocument(config),
    officialChannels(config),
    whitepapers(config),
  ];
}

/**
 * https://www.rfc-editor.org/rfc/rfc9309
 * Allows everything even with NO_INDEX: a crawler has to fetch a page to read its noindex.
 */
function robots({ publicOrigin, isIndexed }: Config): TextResource {
  const sitemap = isIndexed ? `\nSitemap: ${publicOrigin}${SITEMAP_PATH}\n` : '';
  return {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    body: `User-agent: *\nAllow: /\n${sitemap}`,
  };
}

/**
 * Where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116
 * It has no Policy field, because no disclosure policy has been published.
 */
function securityTxt({ publicOrigin }: Config): TextResource {
  const path = '/.well-known/security.txt';
  const { email } = site.channels;
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${publicOrigin}${contact('Security')}`,
    // Recommended is less than a year; figures have to be confirmed again after half of it.
    `Expires: ${daysAfter(site.statedOn, 364)}T00:00:00Z`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${publicOrigin}${path}`,
  ];
  return { path, type: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` };
}

/** Who made the site and with what: https://humanstxt.org */
function humans({ publicOrigin }: Config): TextResource {
  const sections = [
    ['TEAM', [`The ${site.product} team`, `Contact: ${publicOrigin}${contact('Website')}`]],
    [
      'THANKS',
      [
        'Besley, by The Besley Project Authors, SIL Open Font License 1.1',
        'Instrument Sans, by The Instrument Sans Project Authors, SIL Open Font License 1.1',
        'IBM Plex Mono, by IBM, SIL Open Font License 1.1',
      ],
    ],
    [
      'SITE',
      [
        `Last confirmed: ${longDate(site.statedOn)}`,
        `Language: ${site.language}`,
        'Made with: TypeScript, React, Express',
        'Every picture is drawn by a program, from one engraved line.',
      ],
    ],
  ] as const;
  const body = sections
    .map(([heading, lines]) => `/* ${heading} */\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('\n');
  return { path: '/humans.txt', type: 'text/plain; charset=utf-8', body };
}

/** `/claims.json`: every figure with its scope, source and dates, for programs that check or compare them. */
function claimsDocument({ publicOrigin }: Config): TextResource {
  const listed = claims.map((claim) => ({
    ...claim,
    pages: claim.pages.map((id) => `${publicOrigin}${getPage(id).path}`),
  }));
  const { product: name, statedOn } = site;
  return jsonResource('/claims.json', { name, statedOn, claims: listed });
}

/** Every version of the whitepaper with its hash, for programs that check copies. */
function whitepapers({ publicOrigin }: Config): TextResource {
  return jsonResource(whitepaperSection.edition.data.path, {
    current: site.whitepaper.version,
    whitepapers: whitepaperVersions.map(
      ({ version, title, published, path, bytes, pages, sha256 }) => ({
        ...{ version, title, published, url: `${publicOrigin}${path}`, bytes, pages, sha256 },
      }),
    ),
  });
}

/** The official channels for programs, such as wallets that warn of impostors. */
function officialChannels({ publicOrigin }: Config): TextResource {
  return jsonResource('/.well-known/official-channels.json', {
    name: site.product,
    updated: site.statedOn,
    channels: listOfficialChannels(publicOrigin).map((channel) => ({
      ...channel,
      status: channel.value === null ? nonePublished : 'official',
    })),
    warning: `${channelSection.neverHeading}: ${channelSection.never.join(' ')}`,
  });
}

const SITEMAP_PATH = '/sitemap.xml';

/**
 * https://www.sitemaps.org/protocol.html
 * All pages share `statedOn` as their date. A date for each page would soon be out of date, and search
 * engines ignore dates that prove wrong.
 */
function sitemap({ publicOrigin }: Config): TextResource {
  const entries = pages.map(({ path }) => {
    const address = escapeMarkup(`${publicOrigin}${path}`);
    return `  <url>\n    <loc>${address}</loc>\n    <lastmod>${site.statedOn}</lastmod>\n  </url>\n`;
  });
  return {
    path: SITEMAP_PATH,
    type: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`,
  };
}
