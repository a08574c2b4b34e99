import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { type Child, startChild } from '#scripts/bench/start-child.ts';
import { openPage } from '#test/helpers/browser.ts';
import { findPorts } from '#test/helpers/raw-connection.ts';
import { copyProject, readText } from '#test/helpers/root.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
let dir: string;
let child: Child;
let page: Page;

/** The project's own command, in a copy in which it is safe to save files. */
beforeAll(async () => {
  dir = copyProject(['scripts']);
  const [port] = await findPorts(1);
  const env = { ...process.env, NODE_ENV: '', HOST: '127.0.0.1', PORT: String(port) };
  const { dev } = JSON.parse(readText('package.json')).scripts;
  const [, ...args] = dev.split(' ');
  child = startChild(['node_modules/tsx/dist/cli.mjs', ...args], { cwd: dir, env });
  ({ page } = await openPage(site.browser));
  await page.goto(`${await child.origin()}/career`);
});
afterAll(async () => {
  child.process.kill();
  await child.exit;
  await rm(dir, { recursive: true });
});

/** Replaces a file by a new one, as many editors save. @returns what the file was before */
function save(file: string, change: (text: string) => string): string {
  const path = join(dir, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(`${path}~`, change(before));
  renameSync(`${path}~`, path);
  return before;
}

const words = 'shared/content/career.ts';
const leadWith = (start: string) => (text: string) => text.replace("lead: '", `lead: '${start}. `);
const untilShown = (text: string) =>
  page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), {}, text);

test('what is saved shows in an open page: texts and styles', async () => {
  save(words, leadWith('Saved'));
  await untilShown('Saved.');
  save('client/pages/career/career.css', (text) => `${text}\nh1 { letter-spacing: 9px; }`);
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('h1') as Element).letterSpacing === '9px',
  );
});

const component = 'client/pages/career/career.tsx';

test.each([
  ['of the syntax', component, /$/, '\nconst x = ;', /career\.tsx:\d+:10/],
  [
    'in a render',
    component,
    / {2}return \(/,
    "throw Error('planted');$&",
    /planted\s+at CareerPage \(.*career\.tsx:\d+/,
  ],
  [
    'in a date',
    'shared/site.ts',
    /(?<=statedOn: ')\d+-\d+/,
    '2026-13',
    /"2026-13-\d+" is not a day .*statedOn in shared\/site\.ts/,
  ],
])('an error %s is printed, and the next change shows', async (name, file, from, to, told) => {
  const before = save(file, (text) => text.replace(from, to));
  while (!told.test(child.errors())) await once(child.process.stderr, 'data');
  writeFileSync(join(dir, file), before);
  save(words, leadWith(`Fixed ${name}`));
  await untilShown(`Fixed ${name}.`);
});
