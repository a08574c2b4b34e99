import type { Level } from './finding';
import type { Found, Report } from './report';

const headings: Record<Level, string> = { error: 'Errors', warning: 'Warnings', note: 'Notes' };

/** The most places or findings that are listed; the rest is counted. */
const MOST_PLACES = 3;
const MOST_FINDINGS = 8;

/** The report as text: what has to be fixed first, then what is fine. */
export function writeReport({ site, build, counts, groups }: Report): string {
  const levels: Level[] = ['error', 'warning', 'note'];
  const lines = [`Preflight of ${site}${build ? `, build ${build}` : ''}`, summarise(counts)];
  for (const level of levels) {
    const parts = groups.flatMap((group) => {
      const findings = group.findings.filter((found) => found.level === level);
      return findings.length > 0 ? [`  ${group.name}`, ...writeFindings(findings)] : [];
    });
    if (parts.length > 0) lines.push('', headings[level], ...parts);
  }
  const fine = groups.filter(({ findings }) => findings.every(({ level }) => level === 'note'));
  if (fine.length > 0)
    lines.push('', 'Nothing wrong', `  ${fine.map(({ name }) => name).join(', ')}`);
  return `${lines.join('\n')}\n`;
}

function summarise({ error, warning, note }: Report['counts']): string {
  const told = [count(error, 'error'), count(warning, 'warning'), count(note, 'note')].join(', ');
  return `${told}: ${error > 0 ? 'not ready' : 'ready'}`;
}

function writeFindings(findings: readonly Found[]): string[] {
  const shown = findings.slice(0, MOST_FINDINGS);
  const more = findings.length - shown.length;
  const lines = shown.flatMap(({ what, where, mend }, index) => {
    // The same advice is given once for all in a row.
    const isRepeated = shown[index + 1]?.mend === mend;
    return [
      `    ${listPlaces(where)}: ${what}`,
      ...(mend && !isRepeated ? [`      → ${mend}`] : []),
    ];
  });
  return more > 0 ? [...lines, `    and ${more} more of this kind; --json lists all`] : lines;
}

function listPlaces(where: readonly string[]): string {
  const [first] = where;
  return where.length > MOST_PLACES ? `${first} and ${where.length - 1} more` : where.join(', ');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
