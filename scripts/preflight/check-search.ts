import { isPublicAddress } from '#shared/channels/public-address.ts';
import { expectStatus } from './expect-status';
import { error, errorsUnless, type Finding, note, warning } from './finding';
import type { Site } from './site';

const ROBOTS = '/robots.txt';
const EVERYWHERE = 'all pages';

/** Whether search engines may list the site, and whether that is what is wanted. */
export async function checkSearch(site: Site): Promise<Finding[]> {
  if (site.pages.length === 0) return [];
  const hidden = site.pages.filter(isPageHidden);
  const isMixed = hidden.length > 0 && hidden.length < site.pages.length;
  const what = 'asks search engines not to list it, unlike other pages';
  return [
    ...(await judgeRobots(site, hidden.length > 0)),
    ...(isMixed
      ? hidden.map(({ path }) => error(path, what, 'purge what a CDN keeps'))
      : judgeListing(site, hidden.length > 0)),
  ];
}

async function judgeRobots(site: Site, isHidden: boolean): Promise<Finding[]> {
  const answer = await site.ask(ROBOTS);
  if (answer.status !== 200) return expectStatus(answer, 200);
  const lines = answer.body.toString().split(/\r?\n/);
  const isOpen = !lines.some((line) => /^Disallow:\s*\/\s*$/i.test(line));
  const sitemap = `${site.publicOrigin}/sitemap.xml`;
  const isNamed = isHidden || lines.includes(`Sitemap: ${sitemap}`);
  const passOn = 'let the proxy pass the site’s own robots.txt on';
  return errorsUnless(ROBOTS, [
    [isOpen, 'keeps search engines from reading anything', passOn],
    [isNamed, `does not name ${sitemap}`, 'set PUBLIC_ORIGIN, and start the server again'],
  ]);
}

function judgeListing({ publicOrigin }: Site, isHidden: boolean): Finding[] {
  const isPublic = isPublicAddress(publicOrigin);
  if (!isHidden) {
    // Pages that name a placeholder as the canonical address are listed nowhere.
    if (!isPublic) return [];
    const what = `search engines may list them at ${publicOrigin}`;
    return [note(EVERYWHERE, what, 'set NO_INDEX=1 if this is a copy for trials')];
  }
  const what = 'search engines are asked to list nothing';
  if (isPublic) return [warning(EVERYWHERE, what, 'unset NO_INDEX if this is the site itself')];
  return [note(EVERYWHERE, what, 'set PUBLIC_ORIGIN to a public https address to be found')];
}

function isPageHidden({ headers, $ }: Site['pages'][number]): boolean {
  const robots = `${headers['x-robots-tag']} ${$('meta[name="robots"]').attr('content')}`;
  return robots.includes('noindex');
}
