import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { hrefOf } from '#shared/pages.ts';
import { printedWhitepaper } from '#shared/whitepaper/printed.ts';
import { findBarriers } from '#test/helpers/barriers.ts';
import { openPage, press } from '#test/helpers/browser.ts';
import { emulateMedia, setStyles } from '#test/helpers/media.ts';
import { passFrames } from '#test/helpers/scrolling.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const site = openSite();
const path = hrefOf('tokenomics');
const section = 'consensus-stake';

const isOpen = (page: Page) =>
  page.$eval('.reader', (reader) => (reader as HTMLDetailsElement).open);
const textOf = (page: Page) => page.$eval('#whitepaper', (element) => element.textContent);
const topOf = (page: Page, id: string) =>
  page.$eval(`[id="${id}"]`, (element) => Math.round(element.getBoundingClientRect().top));

test('the text opens with scripts off, and its table of contents works', async () => {
  const { page } = await site.open(path, { hasScripts: false, width: 390 });
  expect(await isOpen(page)).toBe(false);
  // By keyboard, because elements may still move under a pointer.
  await page.focus('.reader summary');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.reader[open]');
  await page.focus('.paper nav a[href="#risks"]');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => Math.abs(document.getElementById('risks')?.getBoundingClientRect().top ?? 999) < 120,
  );
});

test.each([true, false])('a link to a section opens it (scripts: %s)', async (hasScripts) => {
  const { page } = await openPage(site.browser, { hasScripts });
  await page.goto(`${site.server.origin}${path}#${section}`);
  await page.waitForSelector('.reader[open]');
  await page.waitForFunction(
    (id) => Math.abs(document.getElementById(id)?.getBoundingClientRect().top ?? 999) < 120,
    {},
    section,
  );
});

test('the served text stays, and its module is not loaded', async () => {
  const { page, complaints } = await openPage(site.browser);
  const modules: string[] = [];
  page.on('request', (request) => modules.push(request.url()));
  await visit(page, site.server.origin + path);
  await page.click('.reader summary');
  await page.waitForNetworkIdle({ idleTime: 300 });
  expect(await page.$$eval('.paper h4', (all) => all.length)).toBe(
    printedWhitepaper.chapters.length + 1,
  );
  expect(modules.filter((url) => /\/assets\/whitepaper/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('after a client-side navigation the text is the same', async () => {
  const { page: served } = await site.open(path);
  const { page, complaints } = await site.open('/lab');
  await press(page, 'footer a[href="/tokenomics"]');
  await page.waitForSelector('.paper');
  expect(await textOf(page)).toBe(await textOf(served));
  expect(await isOpen(page)).toBe(false);
  expect(complaints).toEqual([]);
});

test.each(['served', 'drawn'])(
  'the table of contents leads to a chapter and focuses it, and Back returns (text: %s)',
  async (way) => {
    const { page } = await openPage(site.browser);
    await emulateMedia(page, { 'prefers-reduced-motion': 'reduce' });
    await visit(page, site.server.origin + (way === 'served' ? path : '/lab'));
    if (way === 'drawn') {
      await press(page, 'footer a[href="/tokenomics"]');
      await page.waitForSelector('.paper');
    }
    await page.click('.reader summary');
    await page.$eval('.paper nav', (nav) => nav.scrollIntoView());
    // Sections that come near get their real height, and then the scroll position is recorded.
    await passFrames(page, 3);
    const before = await page.evaluate(() => Math.round(window.scrollY));
    await press(page, '.paper nav a[href="#vaults"]');
    await page.waitForFunction(() => document.activeElement?.closest('#vaults') !== null);
    expect(Math.abs(await topOf(page, 'vaults'))).toBeLessThan(120);
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, {}, before);
    expect(await isOpen(page)).toBe(true);
  },
);

test('it opens and closes by keyboard', async () => {
  const { page } = await site.open(path);
  await page.focus('.reader summary');
  await page.keyboard.press('Enter');
  expect(await isOpen(page)).toBe(true);
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  expect(first).toBe(`#${printedWhitepaper.chapters[0]?.id}`);
  await page.focus('.reader summary');
  await page.keyboard.press('Space');
  expect(await isOpen(page)).toBe(false);
});

describe('opened', () => {
  const shared = sharePage(site, {}, async (page) => {
    await emulateMedia(page, { 'prefers-reduced-motion': 'reduce' });
    await visit(page, site.server.origin + path);
    await page.click('.reader summary');
  });

  test.each([
    [320, ''],
    [390, 'html { font-size: 200% }'],
    [768, ''],
    [1440, ''],
  ])('at %d px %s, nothing is wider than the screen or too small', async (width, styles) => {
    const { page } = shared;
    await page.setViewport({ width, height: 900 });
    await setStyles(page, styles);
    const found = await page.evaluate(() => {
      const edge = document.documentElement.clientWidth;
      const scrollers = [...document.querySelectorAll('.version-ledger, .paper__table')];
      const parts = [...document.querySelectorAll('.edition *, .reader *')].filter(
        (part) => !part.closest('.visually-hidden'),
      );
      const isInScroller = (part: Element) =>
        scrollers.some((scroller) => scroller !== part && scroller.contains(part));
      const isWide = (part: Element) => part.getBoundingClientRect().right > edge + 1;
      const isSmall = (part: Element) => Number.parseFloat(getComputedStyle(part).fontSize) < 15;
      const name = (part: Element) => part.outerHTML.slice(0, 80);
      return {
        parts: parts.length,
        wide: parts.filter((part) => isWide(part) && !isInScroller(part)).map(name),
        small: parts.filter(isSmall).map(name),
        scrolling: scrollers.filter((box) => box.scrollWidth > box.clientWidth).map(name),
      };
    });
    expect(found.parts).toBeGreaterThan(printedWhitepaper.chapters.length);
    expect(found.wide).toEqual([]);
    expect(found.small).toEqual([]);
    // Only with enlarged text may a table be wider than the screen.
    if (styles === '') expect(found.scrolling).toEqual([]);
  });

  test.each([390, 1440])('at %d px it has no axe violations', async (width) => {
    await shared.page.setViewport({ width, height: 900 });
    await setStyles(shared.page, '');
    expect(await findBarriers(shared.page, '#whitepaper')).toEqual([]);
  });
});

test('the opened text is printed', async () => {
  const { page } = await site.open(path);
  await page.emulateMediaType('print');
  const isPrinted = () =>
    page.$eval('.paper', (paper) => paper.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isPrinted()).toBe(false);
  await press(page, '.reader summary');
  // What was skipped on the screen is laid out in a later frame.
  await page.waitForFunction(() =>
    document.querySelector('.paper')?.checkVisibility({ contentVisibilityAuto: true }),
  );
});
