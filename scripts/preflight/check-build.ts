import { type Finding, note, warning } from './finding';
import type { Site } from './site';

/**
 * Whether the site is the one of this checkout, whose page table and figures it is compared with.
 * @param built name of the last build here; nothing when there is none
 */
export async function checkBuild(site: Site, built: string | null): Promise<Finding[]> {
  if (site.pages.length === 0) return [];
  const served = servedBuild(site);
  if (!served)
    return [note('/', 'does not say of which build it is', 'let the proxy keep its ETag')];
  if (built === served) return [];
  if (!built) {
    const what = `serves build ${served}, and none was made here to compare it with`;
    return [note('/', what, 'run npm run build in a checkout of the deployed commit')];
  }
  const what = `serves build ${served}, and the last one made here is ${built}`;
  const mend = 'deploy this one, or check from a checkout of the deployed commit';
  return [warning('/', what, mend)];
}

/** Every page's validator begins with the name of its build. */
export function servedBuild(site: Site): string | undefined {
  const home = site.pages.find(({ path }) => path === '/');
  return /^(?:W\/)?"([\w-]+)\./.exec(home?.headers.etag ?? '')?.[1];
}
