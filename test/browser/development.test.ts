import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { type Child, startChild } from '#scripts/process/start-child.ts';
import { openPage, until } from '#test/helpers/browser.ts';
import { copyProject } from '#test/helpers/root.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const overlay = 'pre[role="alert"]';
const listening = '[data-listens]';
let dir: string;
let child: Child;
let page: Page;

/** The project's own command, in a copy in which it is safe to save files. */
beforeAll(async () => {
  dir = copyProject(['scripts']);
  const env = { ...process.env, NODE_ENV: '', HOST: '127.0.0.1', PORT: '0' };
  child = startChild(['--import', 'tsx', 'scripts/run.ts', 'dev'], { cwd: dir, env });
  const origin = await child.origin();
  ({ page } = await openPage(site.browser));
  // What was built before a page listens is not new to it.
  await page.evaluateOnNewDocument(() => {
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('open', () => {
          document.documentElement.dataset.listens = '';
        });
      }
    };
  });
  await page.goto(`${origin}/career`);
  await page.waitForSelector(listening);
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

test('what is saved shows in an open page: texts by a reload, styles without one', async () => {
  save('shared/content/career.ts', (text) => text.replace("lead: '", "lead: 'Saved. "));
  await page.waitForFunction(() => document.body.textContent?.includes('Saved.'));
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  save('client/pages/career/career.css', (text) => `${text}\nh1 { letter-spacing: 9px; }`);
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('h1') as Element).letterSpacing === '9px',
  );
  expect(await page.$('[data-kept]')).not.toBeNull();
});

const component = 'client/pages/career/career.tsx';
const throwing = (condition: string) => (text: string) =>
  text.replace('  return (', `  if (${condition}) throw Error('planted');\n  return (`);
const planted = /planted\n +at CareerPage \(client\/pages\/career\/career\.tsx:\d+/;

test.each([
  ['of the syntax', component, (text: string) => `${text}\nconst x = ;`, /career\.tsx:\d+:10/],
  ["in the server's render", component, throwing("typeof window === 'undefined'"), planted],
  [
    'in a date',
    'shared/site.ts',
    (text: string) => text.replace(/statedOn: '\d+-\d+/, "statedOn: '2026-13"),
    /"2026-13-\d+" is not a day .*statedOn in shared\/site\.ts/,
  ],
])('an error %s shows over the page until it is fixed', async (_, file, change, told) => {
  const before = save(file, change);
  const isTold = ([shown]: HTMLElement[], words: string) => shown?.textContent?.match(words);
  await until(page, overlay, isTold, told.source);
  // In place: the file that replaced the first one is watched too.
  writeFileSync(join(dir, file), before);
  await page.waitForSelector(overlay, { hidden: true });
  await page.waitForSelector(listening);
});
