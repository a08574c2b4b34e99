import { Agent, type RequestOptions } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '#scripts/browser/find-program.ts';
import { type Answer, ask } from './ask';
import { testMissing } from './missing-program';
import { type ProxiedSite, startProxiedSite } from './proxy';

const missing =
  'behind nginx: there is none to test with; install it (Debian: apt-get install nginx)';

interface Parts {
  site: ProxiedSite;
  ask(path: string, options?: RequestOptions, body?: Buffer): Promise<Answer>;
}

/**
 * Tests of the site behind nginx. Without nginx they are "todo", or fail if `CI` is set.
 * @param fresh how long pages say that they are fresh, in seconds, if not as deployed
 */
export function behindNginx(prove: (parts: Parts) => void, fresh?: number): void {
  const nginx = findProgram(['nginx']);
  if (nginx) {
    describe('behind nginx', () => {
      // Set before the first test.
      const parts = {} as Parts;
      const agent = new Agent({ keepAlive: true });
      beforeAll(async () => {
        parts.site = await startProxiedSite(nginx, fresh);
        const { port } = new URL(parts.site.origin);
        const at = { host: 'localhost', port, family: 4, ca: parts.site.certificate, agent };
        parts.ask = (path, options, body) => ask({ ...at, path, ...options }, body);
      });
      afterAll(async () => {
        agent.destroy();
        await parts.site?.stop();
      });
      prove(parts);
    });
  } else testMissing(missing);
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
