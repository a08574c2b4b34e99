import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '#scripts/browser/find-program.ts';
import { testMissing } from './missing-program';
import { type ProxiedSite, startProxiedSite } from './proxy';

/**
 * Tests of the site behind nginx. Without nginx they are "todo", or fail if `CI` is set.
 * @param fresh how long pages say that they are fresh, in seconds, if not as deployed
 */
export function behindNginx(prove: (site: ProxiedSite) => void, fresh?: number): void {
  const nginx = findProgram(['nginx']);
  if (!nginx) {
    testMissing('behind nginx: install it to test with (Debian: apt-get install nginx)');
    return;
  }
  describe('behind nginx', () => {
    // Filled before the first test.
    const site = {} as ProxiedSite;
    beforeAll(async () => {
      Object.assign(site, await startProxiedSite(nginx, fresh));
    });
    afterAll(() => site.stop?.());
    prove(site);
  });
}

/** nginx's log line for the last request of a path; nginx writes it after the response. */
export async function findInLog(site: ProxiedSite, path: string, count = 1) {
  for (;;) {
    const entries = site.readLog().filter((entry) => entry.path === path);
    const last = entries.at(-1);
    if (last && entries.length >= count) return last;
    await wait(20);
  }
}
