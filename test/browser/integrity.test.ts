import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { getPage, hrefOf } from '#shared/pages.ts';
import { assets } from '#test/helpers/assets.ts';
import { openPage, press, waitForPath } from '#test/helpers/browser.ts';
import { type Change, startChangedSite } from '#test/helpers/changed-site.ts';
import { openBrowser } from '#test/helpers/site.ts';

const site = openBrowser();
const lab = getPage('lab');

/** Harmless. */
const addByte: Change = (it) => ({ ...it, body: Buffer.concat([it.body, Buffer.of(10)]) });

/** The site with a change to one file. */
async function openWith(change: Change, url: string) {
  const { origin } = await startChangedSite({ [`GET ${url}`]: change });
  const { page } = await openPage(site.browser);
  const refused = new Promise<string>((resolve) =>
    page.on('console', (message) => /integrity/.test(message.text()) && resolve(message.text())),
  );
  return { page, refused, origin };
}

const isTakenOver = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hydrated === 'true');

test.each([
  ['first script', assets.start],
  ['React', assets.shared.find((url) => url.includes('/client-')) ?? ''],
  ['entry', assets.entry],
  ['own part', assets.pages.lab?.at(-1) ?? ''],
])('a page does not run its %s with one extra byte, and can be read and left', async (_, url) => {
  const { page, refused, origin } = await openWith(addByte, url);
  await page.goto(origin + lab.path);
  expect(await refused).toContain(url);
  expect(await isTakenOver(page)).toBe(false);
  expect(await page.$eval('main h1', (heading) => heading.checkVisibility())).toBe(true);
  await press(page, 'footer a[href="/terms"]');
  await waitForPath(page, hrefOf('terms'));
});

test.each<[fate: string, Change]>([
  ['changed', addByte],
  ['gone after a deployment', (it) => ({ ...it, status: 404 })],
])('for a link whose module is %s the whole page is loaded', async (fate, change) => {
  const { page, refused, origin } = await openWith(change, assets.pages.lab?.at(-1) ?? '');
  await visit(page, `${origin}/terms`);
  await page.click(`footer a[href="${lab.path}"]`);
  if (fate === 'changed') expect(await refused).toContain('/lab-');
  await waitForPath(page, lab.path);
  await page.waitForSelector('main h1', { visible: true });
  expect(await isTakenOver(page)).toBe(false);
  expect(await page.title()).toBe(lab.title);
});
