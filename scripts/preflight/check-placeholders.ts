import { site as settings } from '#shared/site.ts';
import { error, type Finding } from './finding';
import { findReserved } from './reserved-address';
import type { Site } from './site';

/** Texts for programs that hold addresses or words of the operator. */
const texts = [
  '/.well-known/official-channels.json',
  '/.well-known/security.txt',
  '/claims.json',
  '/whitepapers.json',
  '/feed.xml',
  '/humans.txt',
  '/site.webmanifest',
];

/** What was only there until the operator had something better. */
export async function checkPlaceholders(site: Site): Promise<Finding[]> {
  // The site's own address is a check of its own.
  const own = [site.origin, site.publicOrigin].map((origin) => new URL(origin).host);
  const answers = await Promise.all(texts.map((path) => site.ask(path)));
  const served = [
    ...site.pages.map(({ path, html }) => ({ path, text: html.replace(settingsOfScripts, '') })),
    ...answers.map(({ path, body }) => ({ path, text: body.toString() })),
  ];
  return [
    ...served.flatMap(({ path, text }) =>
      findReserved(text)
        .filter((host) => !own.includes(host))
        .map((host) => error(path, `${host} is a placeholder`, mendOf(host))),
    ),
    ...site.pages.flatMap(({ path, text }) =>
      [...text.matchAll(unfinished)].map(([words]) =>
        error(path, `says “${words}”`, 'finish the text in shared/content/, build and deploy'),
      ),
    ),
  ];
}

/** They are a check of their own. */
const settingsOfScripts = / data-context="[^"]*"/;

/** Words that only a draft or a fault writes. */
const unfinished =
  /\b[Ll]orem ipsum\b|\b(?:TODO|TBD|FIXME|NaN|undefined)\b|\[object Object\]|\{\{|\$\{/g;

const { channels, stablecoin, labContact } = settings;
const settingOfHost = new Map(
  Object.entries({
    'channels.x': channels.x,
    'channels.telegram': channels.telegram,
    'channels.github': channels.github,
    'stablecoin.url': stablecoin.url,
    labContact,
  }).flatMap(([name, url]) => (url ? [[new URL(url).host, name] as const] : [])),
);

function mendOf(host: string): string {
  const setting = settingOfHost.get(host);
  const place = setting ? `set ${setting} in shared/site.ts` : `search shared/ for ${host}`;
  return `${place}, build and deploy`;
}
