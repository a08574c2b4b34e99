import { listGroups } from '#scripts/preflight/groups.ts';
import { openSite } from '#scripts/preflight/site.ts';
import { type BrokenSite, type Fault, startBrokenSite } from './broken-site';

/** What is broken, how, and what the group says of it: "level where: what". */
export type BrokenCase = readonly [name: string, fault: Fault, found: RegExp];

/** Breaks the site in one way after the other; each has to be found by the group of checks, and to say how to mend it. */
export function findsWhatIsBroken(cases: Record<string, readonly BrokenCase[]>): void {
  let site: BrokenSite;
  beforeAll(async () => {
    site = await startBrokenSite();
  });
  afterAll(() => site.stop());

  describe.each(Object.entries(cases))('%s', (group, broken) => {
    test.each(broken)('it is found that %s', async (_, fault, found) => {
      site.breakBy(fault);
      const findings = await checkGroup(site.origin, group);
      const told = findings.filter((finding) => found.test(tell(finding)));
      // Otherwise it is shown what was told instead.
      if (told.length === 0) expect(findings.map(tell)).toContainEqual(found);
      expect(told.every(({ mend }) => mend !== '')).toBe(true);
    });
  });
}

/** What one group of checks finds on a site. */
export async function checkGroup(origin: string, name: string, timeoutMs = 15_000) {
  const group = listGroups({ built: 'built', isExternal: true }).find((one) => one.name === name);
  if (!group) throw new Error(`No group is called ${name}`);
  return group.check(await openSite(origin, { timeoutMs }));
}

export function tell({
  level,
  where,
  what,
}: Awaited<ReturnType<typeof checkGroup>>[number]): string {
  return `${level} ${where}: ${what}`;
}
