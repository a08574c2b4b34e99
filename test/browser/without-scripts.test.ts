import { setTimeout as wait } from 'node:timers/promises';
import { pages } from '#shared/pages.ts';
import { openPage } from '#test/helpers/browser.ts';
import { emulateMedia } from '#test/helpers/media.ts';
import { boxesOf, boxOf } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

test('with scripts off, background videos play; with reduced motion none is loaded or shown', async () => {
  const { page } = await openPage(site.browser, { hasScripts: false });
  const clips: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') clips.push(request.url());
  });
  let count = 0;
  for (const { path } of pages) {
    await emulateMedia(page, { 'prefers-reduced-motion': 'reduce' });
    await page.goto(site.server.origin + path, { waitUntil: 'networkidle2' });
    const videos = 'noscript video';
    expect(await page.$$eval(videos, (all) => all.filter((it) => it.checkVisibility()))).toEqual(
      [],
    );
    expect(clips).toEqual([]);
    await emulateMedia(page, { 'prefers-reduced-motion': 'no-preference' });
    await page.reload();
    for (const video of await page.$$(videos)) {
      await video.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const time = () => video.evaluate((element) => (element as HTMLVideoElement).currentTime);
      while ((await time()) === 0) await wait(50);
      expect(await video.isVisible()).toBe(true);
      count += 1;
    }
    clips.length = 0;
  }
  expect(count).toBeGreaterThan(0);
});

test('with scripts off, the phone menu shows every link of the header, and covers nothing', async () => {
  const { page } = await site.open('/', { hasScripts: false, width: 390 });
  expect((await boxOf(page, 'main')).top).toBeLessThan(200);
  await page.click('.site-header__toggle summary');
  expect((await boxOf(page, '.site-header__toggle summary')).y).toBeLessThan(200);
  const { bottom } = await boxOf(page, 'header');
  expect((await boxOf(page, 'main')).top).toBeGreaterThanOrEqual(bottom);
  const links = await boxesOf(page, 'header nav a');
  expect(links.length).toBeGreaterThan(4);
  for (const { height } of links) expect(height).toBeGreaterThan(0);
});

test('with scripts off, the note in place of the contact page’s check is as wide as a phone or tablet', async () => {
  const { page } = await openPage(site.browser, { hasScripts: false });
  for (const width of [390, 768]) {
    await page.setViewport({ width, height: 844 });
    await page.goto(`${site.server.origin}/contact`);
    const shares = await page.$$eval('#check h2, .channel-check noscript p', (all) =>
      all.map(({ clientWidth }) => clientWidth / window.innerWidth),
    );
    expect(shares).toHaveLength(2);
    expect(Math.min(...shares)).toBeGreaterThan(0.5);
  }
});

test('with scripts off every button that is left answers, or says why not', async () => {
  const { page } = await openPage(site.browser, { hasScripts: false });
  const answering = ['.allocation-rows__button', '.contact-form [type=submit]'];
  for (const { path } of pages) {
    await page.goto(site.server.origin + path);
    const silent = await page.$$eval(`button:not([aria-disabled], ${answering})`, (all) =>
      all.filter((it) => it.checkVisibility()).map((it) => it.textContent),
    );
    expect({ path, silent }).toEqual({ path, silent: [] });
  }
  await page.goto(`${site.server.origin}/tokenomics`);
  await page.click('.allocation-rows__button');
  expect(
    await page.$eval('.allocation-rows__button', (it) => getComputedStyle(it).textDecorationLine),
  ).toBe('underline');
  await page.goto(`${site.server.origin}/contact`);
  await page.waitForSelector('.contact-form__submit > .contact-form__late', { visible: true });
});
