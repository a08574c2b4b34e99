import { servedBuild } from './check-build';
import { error, type Finding } from './finding';
import { type Group, type GroupOptions, listGroups } from './groups';
import type { Progress } from './progress';
import { joinFindings, makeReport, type Report } from './report';
import { openSite, type Site, type SiteOptions } from './site';

/**
 * Checks a running site.
 * @throws Error that says in one sentence why it cannot be checked
 */
export async function runPreflight(
  origin: string,
  options: GroupOptions & SiteOptions,
  progress: Progress,
): Promise<Report> {
  const groups = listGroups(options);
  progress.begin('Reading the pages', 0, groups.length);
  const site = await openSite(origin, options);
  const checked: { name: string; findings: ReturnType<typeof joinFindings> }[] = [];
  for (const [index, group] of groups.entries()) {
    progress.begin(group.name, index + 1, groups.length);
    const findings = joinFindings(await attempt(group, site));
    progress.end(group.name, findings);
    checked.push({ name: group.name, findings });
  }
  return makeReport({ site: origin, build: servedBuild(site) ?? null }, checked);
}

/** A site may serve what no check has thought of, which must not keep the others from being done. */
async function attempt({ check }: Group, site: Site): Promise<Finding[]> {
  try {
    return await check(site);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const mend = 'the site serves something of another shape than expected; mend the rest first';
    return [error(site.origin, `could not be checked: ${reason}`, mend)];
  }
}
