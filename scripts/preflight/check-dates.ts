import { roadmap } from '#shared/content/home.ts';
import { listPromises } from '#shared/schedule/dated-promises.ts';
import { error, type Finding, warning } from './finding';
import type { Site } from './site';

/** What the site promised by a day that has passed: it says so itself, and goes on looking bad. */
export async function checkDates(site: Site): Promise<Finding[]> {
  if (site.pages.length === 0) return [];
  const late = listPromises(site.today).filter(({ state }) => state === 'overdue');
  return [
    ...late.map(({ subject, quarter, due, status, place }) => {
      const what = `${subject} was due on ${due} (${quarter}), and is “${status}”`;
      return warning('/', what, `set its status or quarter in ${place}`);
    }),
    ...checkRoadmap(site),
    ...checkClock(site),
  ];
}

/** Whether the phases that were compared with the day are those that visitors see. */
function checkRoadmap({ pages }: Site): Finding[] {
  const home = pages.find(({ path }) => path === '/');
  if (!home) return [];
  const shown = home
    .$('#roadmap [data-status]')
    .toArray()
    .map((phase) => {
      const [quarter] = /Q[1-4] \d{4}/.exec(home.$(phase).text()) ?? [];
      return `${quarter} ${home.$(phase).attr('data-status')}`;
    })
    .join(', ');
  const here = roadmap.phases.map(({ quarter, status }) => `${quarter} ${status}`).join(', ');
  if (shown === here) return [];
  const what = `the roadmap says ${shown || 'nothing'}, and this checkout ${here}`;
  return [warning('/#roadmap', what, 'deploy this build, or check from its own checkout')];
}

/** Pages that show the day show the server's, or that of a cache that was not emptied. */
function checkClock({ pages, today }: Site): Finding[] {
  return pages.flatMap(({ path, $ }) => {
    const shown = /"today":"(\d{4}-\d\d-\d\d)"/.exec($('#root').attr('data-context') ?? '')?.[1];
    const days = shown ? Math.abs(Date.parse(today) - Date.parse(shown)) / 86_400_000 : 0;
    const mend = 'set the server’s clock, or purge what a CDN keeps';
    // At midnight both may be right.
    return days > 1 ? [error(path, `says that today is ${shown}, on ${today}`, mend)] : [];
  });
}
