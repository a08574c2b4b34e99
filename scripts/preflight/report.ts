/** Errors have to be fixed before a launch, warnings soon. Notes are for information. */
export type Level = 'error' | 'warning' | 'note';

/** One fault at one place. The report joins the same fault at several places. */
export interface Finding {
  level: Level;
  /** A path of the site, an address, or a setting. */
  where: string;
  /** What is wrong, without the place. */
  what: string;
  /** How to fix it; empty where there is nothing to do. */
  fix: string;
}

const of =
  (level: Level) =>
  (where: string, what: string, fix = ''): Finding => ({ level, where, what, fix });

export const error = of('error');
export const warning = of('warning');
export const note = of('note');

/** A finding with all places where it is the same. */
type Found = Omit<Finding, 'where'> & { where: string[] };

export type Report = ReturnType<typeof makeReport>;

/** What was found, by the name of the check; its shape is that of `--json`. `about` has the build that the site names. */
export function makeReport(
  about: { site: string; build: string | null },
  checks: Readonly<Record<string, readonly Finding[]>>,
) {
  const groups = Object.entries(checks).map(([name, found]) => {
    return { name, findings: joinFindings(found) };
  });
  const counts = { error: 0, warning: 0, note: 0 };
  for (const { level } of groups.flatMap(({ findings }) => findings)) counts[level] += 1;
  return { ...about, checkedAt: new Date().toISOString(), counts, groups };
}

/** Joins a finding's places. */
function joinFindings(findings: readonly Finding[]): Found[] {
  const joined = new Map<string, Found>();
  for (const { level, what, where, fix } of findings) {
    const key = `${level} ${what}`;
    const found = joined.get(key) ?? { level, what, where: [], fix };
    if (!found.where.includes(where)) found.where.push(where);
    joined.set(key, found);
  }
  return [...joined.values()];
}

const headings = { error: 'Errors', warning: 'Warnings', note: 'Notes' };

/** The most places or findings that are listed; the rest is counted. */
const MOST_PLACES = 3;
const MOST_FINDINGS = 40;

/** The report as text: what has to be fixed first, then what is fine. */
export function writeReport({ site, build, counts, groups }: Report): string {
  const told = Object.entries(counts).map(([noun, n]) => `${n} ${noun}${n === 1 ? '' : 's'}`);
  const lines = [
    `Preflight of ${site}${build ? `, build ${build}` : ''}`,
    `${told.join(', ')}: ${counts.error > 0 ? 'not ready' : 'ready'}`,
  ];
  for (const [level, heading] of Object.entries(headings)) {
    const parts = groups.flatMap(({ name, findings }) => {
      const written = writeFindings(findings.filter((found) => found.level === level));
      return written.length > 0 ? [`  ${name}`, ...written] : [];
    });
    if (parts.length > 0) lines.push('', heading, ...parts);
  }
  const fine = groups.filter(({ findings }) => findings.every(({ level }) => level === 'note'));
  const names = fine.map(({ name }) => name).join(', ');
  if (names) lines.push('', 'Nothing wrong', `  ${names}`);
  return `${lines.join('\n')}\n`;
}

function writeFindings(findings: readonly Found[]): string[] {
  const lines = findings.slice(0, MOST_FINDINGS).flatMap(({ what, where, fix }, index, shown) => {
    const isLong = where.length > MOST_PLACES;
    const places = isLong ? `${where[0]} and ${where.length - 1} more` : where.join(', ');
    // The same advice in a row is shown once, after the last.
    const isRepeated = shown[index + 1]?.fix === fix;
    return [`    ${places}: ${what}`, ...(fix && !isRepeated ? [`      → ${fix}`] : [])];
  });
  const more = findings.length - MOST_FINDINGS;
  return more > 0 ? [...lines, `    and ${more} more of this kind; --json lists all`] : lines;
}
