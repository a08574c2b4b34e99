import { escapeMarkup } from '#server/rendering/escape-markup.ts';
import { FEED_PATH, FEED_TYPE, feedTitle } from '#server/rendering/linked-resources.ts';
import type { Config } from '#server/settings/config.ts';
import { news, type RoadmapPhase, roadmap } from '#shared/content/home.ts';
import { longDate } from '#shared/figures/format.ts';
import { hrefOf } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import type { TextResource } from './text-resources';

interface Entry {
  /** Stable: does not change with the text or status of an item. */
  name: string;
  path: string;
  category: string;
  title: string;
  text: string;
}

/** News and roadmap for feed readers: https://www.rfc-editor.org/rfc/rfc4287 */
export function feed({ publicOrigin }: Pick<Config, 'publicOrigin'>): TextResource {
  const entries: Entry[] = [
    ...news.items.map(({ id, title, excerpt }) => ({
      name: `news-${id}`,
      path: hrefOf('home', 'news'),
      category: news.heading,
      title,
      text: excerpt,
    })),
    ...roadmap.phases.map((phase) => ({
      name: `roadmap-phase-${phase.number}`,
      path: hrefOf('home', 'roadmap'),
      category: 'Roadmap',
      title: titleOf(phase),
      text: `Planned for ${phase.quarter}. ${phase.items.join(', ')}.`,
    })),
  ];
  const elements = [
    element('id', `${publicOrigin}${FEED_PATH}`),
    element('title', feedTitle),
    element('subtitle', site.summary),
    element('updated', updated),
    `<author>${element('name', site.product)}${element('uri', `${publicOrigin}/`)}</author>`,
    link('self', FEED_TYPE, `${publicOrigin}${FEED_PATH}`),
    link('alternate', 'text/html', `${publicOrigin}/`),
    element('icon', `${publicOrigin}/favicon.ico`),
    ...entries.map((entry) => writeEntry(entry, publicOrigin)),
  ];
  return {
    path: FEED_PATH,
    type: `${FEED_TYPE}; charset=utf-8`,
    body: `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">\n${elements.join('\n')}\n</feed>\n`,
  };
}

/** The items have no dates, so each has the day on which the site was last confirmed. */
const updated = `${site.statedOn}T00:00:00Z`;

/** States the day of the status, because a feed may be read long after it was fetched. */
function titleOf({ number, name, status }: RoadmapPhase): string {
  return `Phase ${number} ${name}: ${status.toLowerCase()} as of ${longDate(site.statedOn)}`;
}

function writeEntry({ name, path, category, title, text }: Entry, origin: string): string {
  return [
    '<entry>',
    element('id', `${origin}/#${name}`),
    element('title', title),
    element('updated', updated),
    link('alternate', 'text/html', `${origin}${path}`),
    `<category term="${escapeMarkup(category)}"/>`,
    `<summary>${escapeMarkup(text)}</summary>`,
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeMarkup(href)}"/>`;
}
