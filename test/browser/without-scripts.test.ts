import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { pages } from '#shared/pages.ts';
import { openPage, waitForCheckField } from '#test/helpers/browser.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const site = openSite();

/** All text of the page, except what depends on scripts, is animated or is a duplicate. */
async function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.getElementById('root')?.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll(
      'noscript, [aria-live], .typewriter__animation, .motion-switch, .slim-bar',
    )) {
      element.remove();
    }
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  });
}

describe('text', () => {
  const shared = sharePage(site);

  test.each(pages)(
    '$path has the same text with scripts off as with scripts on, and never overflows',
    async ({ path }) => {
      const { page } = shared;
      await page.setJavaScriptEnabled(false);
      await page.goto(site.server.origin + path);
      const text = await textOf(page);
      expect(text.length).toBeGreaterThan(600);
      await page.setJavaScriptEnabled(true);
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await visit(page, site.server.origin + path);
      await waitForCheckField(page);
      expect(await textOf(page)).toBe(text);
      await expectFit(page);
    },
  );

  test('so has an error page', async () => {
    await visit(shared.page, `${site.server.origin}/x`);
    await expectFit(shared.page);
  });
});

/** From a phone to a desktop. */
async function expectFit(page: Page): Promise<void> {
  const wide: string[] = [];
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewport({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    if (overflow > 0) wide.push(`by ${overflow} px at ${width} px`);
  }
  expect(wide).toEqual([]);
}

test('with scripts off, background videos play', async () => {
  const { page } = await openPage(site.browser, { hasScripts: false });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
  for (const path of await pathsWithVideo()) {
    await page.goto(site.server.origin + path);
    for (const video of await page.$$('noscript video')) {
      await video.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const time = () => video.evaluate((element) => (element as HTMLVideoElement).currentTime);
      while ((await time()) === 0) await wait(50);
      expect(await video.isVisible()).toBe(true);
    }
  }
});

test('with scripts off and reduced motion, no video is loaded or shown', async () => {
  const { page } = await openPage(site.browser, { hasScripts: false });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const clips: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') clips.push(request.url());
  });
  for (const path of await pathsWithVideo()) {
    await page.goto(site.server.origin + path, { waitUntil: 'networkidle2' });
    for (const video of await page.$$('noscript video')) {
      expect(await video.isVisible()).toBe(false);
    }
  }
  expect(clips).toEqual([]);
});

test('with scripts off, the phone menu shows every link of the header, and covers nothing', async () => {
  const { page } = await site.open('/', { hasScripts: false, width: 390 });
  const topOfMain = () => page.$eval('main', (main) => main.getBoundingClientRect().top);
  expect(await topOfMain()).toBeLessThan(200);
  await page.click('.site-header__toggle summary');
  const toggle = await page.$('.site-header__toggle summary');
  expect((await toggle?.boundingBox())?.y).toBeLessThan(200);
  const foot = await page.$eval('header', (header) => header.getBoundingClientRect().bottom);
  expect(await topOfMain()).toBeGreaterThanOrEqual(foot);
  const links = await page.$$eval('header nav a', (all) =>
    all.map((link) => link.getBoundingClientRect().height > 0),
  );
  expect(links.length).toBeGreaterThan(4);
  expect(links).not.toContain(false);
});

async function pathsWithVideo(): Promise<string[]> {
  const paths: string[] = [];
  for (const { path } of pages) {
    const html = await (await fetch(site.server.origin + path)).text();
    if (html.includes('<video')) paths.push(path);
  }
  expect(paths.length).toBeGreaterThan(0);
  return paths;
}
