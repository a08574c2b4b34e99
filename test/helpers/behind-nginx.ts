import { setTimeout as wait } from 'node:timers/promises';
import { findNginx } from '#scripts/deploy/find-nginx.ts';
import { testMissing } from './missing-program';
import type { RunningProxy } from './nginx';
import { createVisitor, type Visitor } from './proxy-visitor';

const missing =
  'behind nginx: there is none to test with; install it (Debian: apt-get install nginx), or set NGINX_PATH to its program';

interface Parts<Site extends RunningProxy> {
  site: Site;
  visitor: Visitor;
}

/** Tests of servers behind nginx. Without nginx they are "todo", or fail if `CI` is set. */
export function behindNginx<Site extends RunningProxy>(
  start: (nginx: string) => Promise<Site>,
  prove: (parts: Parts<Site>) => void,
): void {
  const nginx = findNginx();
  if (nginx) {
    describe('behind nginx', () => {
      // Set before the first test.
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

/** nginx's log line for the last request of a path; nginx writes it after the response. */
export async function findInLog(site: RunningProxy, path: string, count = 1) {
  for (;;) {
    const entries = site.readLog().filter((entry) => entry.path === path);
    const last = entries.at(-1);
    if (last && entries.length >= count) return last;
    await wait(20);
  }
}
