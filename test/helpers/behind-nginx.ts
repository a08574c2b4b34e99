import { setTimeout as wait } from 'node:timers/promises';
import { findNginx } from '#scripts/deploy/find-nginx.ts';
import { testMissing } from './missing-program';
import type { RunningProxy } from './nginx';
import { type ProxiedSite, startProxiedSite } from './proxy';
import { createVisitor, type Visitor } from './proxy-visitor';

const missing =
  'behind nginx: there is none to test with; install it (Debian: apt-get install nginx), or set NGINX_PATH to its program';

interface Parts<Site extends RunningProxy> {
  site: Site;
  visitor: Visitor;
}

/** Tests of the site behind nginx. Without nginx they are to be done, and a failure where CI is set. */
export function behindNginx(prove: (parts: Parts<ProxiedSite>) => void): void {
  behindNginxAs(startProxiedSite, prove);
}

/** The same in front of whatever is started. */
export function behindNginxAs<Site extends RunningProxy>(
  start: (nginx: string) => Promise<Site>,
  prove: (parts: Parts<Site>) => void,
): void {
  const nginx = findNginx();
  if (nginx) {
    describe('behind nginx', () => {
      // Filled in before the first test; tests only look at it when they run.
      const parts = {} as Parts<Site>;
      beforeAll(async () => {
        parts.site = await start(nginx);
        parts.visitor = createVisitor(parts.site);
      });
      afterAll(async () => {
        parts.visitor?.leave();
        await parts.site?.stop();
      });
      prove(parts);
    });
  } else testMissing(missing);
}

/** What nginx wrote of the last request for a path; it writes when the answer is already there. */
export async function findInLog(site: RunningProxy, path: string, count = 1) {
  for (;;) {
    const entries = site.readLog().filter((entry) => entry.path === path);
    const last = entries.at(-1);
    if (last && entries.length >= count) return last;
    await wait(20);
  }
}
