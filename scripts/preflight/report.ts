import type { Finding, Level } from './finding';

/** A finding with all places where it is the same. */
export interface Found {
  level: Level;
  what: string;
  where: string[];
  mend: string;
}

interface GroupFindings {
  name: string;
  findings: readonly Found[];
}

/** What was found; its shape is that of `--json`. */
export interface Report {
  site: string;
  /** As the site names it. */
  build: string | null;
  checkedAt: string;
  counts: Record<Level, number>;
  groups: readonly GroupFindings[];
}

export function makeReport(
  about: Pick<Report, 'site' | 'build'>,
  groups: readonly GroupFindings[],
): Report {
  const all = groups.flatMap(({ findings }) => findings);
  const count = (level: Level) => all.filter((found) => found.level === level).length;
  return {
    ...about,
    checkedAt: new Date().toISOString(),
    counts: { error: count('error'), warning: count('warning'), note: count('note') },
    groups,
  };
}

/** One finding for what is the same at several places. */
export function joinFindings(findings: readonly Finding[]): Found[] {
  const joined = new Map<string, Found>();
  for (const { level, what, where, mend } of findings) {
    const key = `${level} ${what}`;
    const found = joined.get(key) ?? { level, what, where: [], mend };
    if (!found.where.includes(where)) found.where.push(where);
    joined.set(key, found);
  }
  return [...joined.values()];
}
