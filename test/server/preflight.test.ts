import type { Report } from '#scripts/preflight/report.ts';
import { pages } from '#shared/pages.ts';
import { site as settings } from '#shared/site.ts';
import { type BrokenSite, startBrokenSite } from '#test/helpers/broken-site.ts';
import { startChild } from '#test/helpers/child-process.ts';
import { replacing, withStatus } from '#test/helpers/faults.ts';

let site: BrokenSite;
/** What machines are told of the real site. */
let forMachines: Awaited<ReturnType<typeof preflight>>;
let report: Report;
beforeAll(async () => {
  site = await startBrokenSite();
  forMachines = await preflight(site.origin, '--json');
  report = JSON.parse(forMachines.output) as Report;
});
afterAll(() => site.stop());

async function preflight(...args: string[]) {
  const child = startChild(['--import', 'tsx', 'scripts/preflight.ts', ...args]);
  const { code } = await child.exit;
  return { code, output: child.output(), errors: child.errors() };
}

/** What is told of is set by a day that has passed, and changes with it. */
const ofDays = ['Dates', 'Figures', 'security.txt'];

test('on the real site nothing is wrong but what is really a placeholder', () => {
  const errors = report.groups
    .filter(({ name }) => !ofDays.includes(name))
    .flatMap(({ name, findings }) =>
      findings.filter(({ level }) => level === 'error').map(({ what }) => `${name}: ${what}`),
    );
  const { channels, stablecoin, labContact } = settings;
  const addresses = [channels.x, channels.telegram, channels.github, labContact, stablecoin.url];
  const placeholders = addresses
    .flatMap((url) => (url ? new URL(url).host : []))
    .filter((host) => host.endsWith('.example'));
  expect(errors.sort()).toEqual(
    [...new Set(placeholders)].map((host) => `Placeholders: ${host} is a placeholder`).sort(),
  );
  expect(forMachines.code).toBe(report.counts.error > 0 ? 1 : 0);
});

test('its warnings are about days that have passed, its notes about what is left open', () => {
  const namesOf = (level: string) =>
    report.groups
      .filter(({ findings }) => findings.some((found) => found.level === level))
      .map(({ name }) => name);
  expect(namesOf('warning').filter((name) => !['Build', ...ofDays].includes(name))).toEqual([]);
  expect(namesOf('note')).toEqual(expect.arrayContaining(['Address', 'Certificate', 'Firebase']));
});

test('machines get one shape, which counts what it lists', () => {
  expect(Object.keys(report)).toEqual(['site', 'build', 'checkedAt', 'counts', 'groups']);
  expect(report.site).toBe(site.origin);
  const findings = report.groups.flatMap((group) => group.findings);
  for (const level of ['error', 'warning', 'note'] as const) {
    expect(report.counts[level]).toBe(findings.filter((found) => found.level === level).length);
  }
  for (const found of findings) {
    expect(Object.keys(found)).toEqual(['level', 'what', 'where', 'mend']);
    expect(found.where.length).toBeGreaterThan(0);
  }
});

test('people read what matters first, and see on the side how far it is', async () => {
  const missing = pages.at(-1)?.path ?? '';
  site.breakBy((served, req) => {
    if (req.url === missing) return withStatus(404)(served);
    const isHome = req.url === '/' && served.status === 200;
    return isHome ? replacing('</main>', '<a href="#">A</a></main>')(served) : served;
  });
  const { code, output, errors } = await preflight(site.origin);
  site.breakBy((served) => served);
  expect(code).toBe(1);
  const [title, summary] = output.split('\n');
  expect(title).toMatch(new RegExp(`^Preflight of ${site.origin}, build `));
  expect(summary).toMatch(/^\d+ errors, \d+ warnings?, \d+ notes?: not ready$/);
  expect(output.indexOf('\nErrors\n')).toBeLessThan(output.indexOf('\nWarnings\n'));
  expect(output.indexOf('\nWarnings\n')).toBeLessThan(output.indexOf('\nNotes\n'));
  expect(output).toContain(`leads to ${missing}, which answers 404`);
  expect(Math.max(...output.split('\n').map(({ length }) => length))).toBeLessThan(150);
  expect(errors).toMatch(/^Links: 1 error/m);
  expect(errors).toMatch(/^Headers: fine$/m);
});

test.each([
  [[], /^Which site\? Usage: npm run preflight -- https:\/\/host/],
  [['ftp://host'], /^"ftp:\/\/host" is no address such as/],
  [['https://host', '--all'], /^Unknown option '--all'/],
  [['http://127.0.0.1:1'], /^http:\/\/127\.0\.0\.1:1 refuses connections/],
])('%p cannot be run, which is one sentence and exit 2', async (args, sentence) => {
  const { code, output, errors } = await preflight(...args);
  expect(code).toBe(2);
  expect(output).toBe('');
  expect(errors).toMatch(sentence);
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
});
