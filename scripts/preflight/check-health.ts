import { healthPaths } from '#server/observing/health.ts';
import { expectStatus } from './expect-status';
import { error, type Finding } from './finding';
import type { Site } from './site';

/** What supervisors and load balancers ask every few seconds. */
export async function checkHealth(site: Site): Promise<Finding[]> {
  const answers = await Promise.all(healthPaths.map((path) => site.ask(path)));
  return answers.flatMap((answer) => {
    const { path, status, headers } = answer;
    if (status !== 200)
      return expectStatus(
        answer,
        200,
        'the process is about to end, or the proxy does not pass this path on',
      );
    const isKept = headers['cache-control'] !== 'no-store';
    const mend = 'a kept answer says nothing of the process; let the proxy pass it on each time';
    return isKept ? [error(path, 'may be kept by caches', mend)] : [];
  });
}
