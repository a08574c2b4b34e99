import { expectStatus } from './expect-status';
import { error, errorsUnless, type Finding } from './finding';
import { pngSize } from './png-size';
import { readJson } from './read-json';
import type { Site } from './site';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

interface Manifest {
  name: string;
  start_url: string;
  icons: Icon[];
}

const PATH = '/site.webmanifest';

/** How the site looks on a home screen: https://www.w3.org/TR/appmanifest/ */
export async function checkManifest(site: Site): Promise<Finding[]> {
  const { data, findings } = await readJson<Manifest>(site, PATH, 'application/manifest+json');
  if (!data) return findings;
  const mend = 'see server/routes/web-manifest.ts';
  const { name, start_url: start, icons } = data;
  const listed = Array.isArray(icons) ? icons : [];
  const judged = await Promise.all(listed.map((icon) => judgeIcon(icon, site)));
  return [
    ...findings,
    ...errorsUnless(PATH, [
      [Boolean(name), 'has no name', mend],
      [Boolean(start && site.locate(start)), 'has no start_url on this site', mend],
      ...['any', 'maskable'].map((purpose) => {
        const isThere = listed.some((icon) => icon.purpose === purpose);
        return [isThere, `has no icon for “${purpose}”`, mend] as const;
      }),
    ]),
    ...judged.flat(),
  ];
}

async function judgeIcon({ src, sizes, type }: Icon, site: Site): Promise<Finding[]> {
  const url = site.locate(src, PATH);
  if (!url) return [error(PATH, `icon ${src} is on another site`, 'put it into public/')];
  const answer = await site.ask(url.pathname);
  if (answer.status !== 200) return expectStatus(answer, 200, 'deploy public/ whole');
  const { width, height } = pngSize(answer.body) ?? {};
  const isAsSaid = `${width}x${height}` === sizes && answer.headers['content-type'] === type;
  const what = `is no ${type} of ${sizes}, as the manifest says`;
  return isAsSaid ? [] : [error(url.pathname, what, 'run npm run assets, build and deploy')];
}
