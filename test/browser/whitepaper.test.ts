import type { Page } from 'puppeteer';
import { ecosystemFaq } from '#shared/content/ecosystem.ts';
import { hrefOf } from '#shared/pages.ts';
import { printedWhitepaper } from '#shared/whitepaper/printed.ts';
import { press, setStyles, until } from '#test/helpers/browser.ts';
import { passFrames } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const path = hrefOf('tokenomics');
const section = 'consensus-stake';

const isOpen = (page: Page) =>
  page.$eval('.reader', (reader) => (reader as HTMLDetailsElement).open);
const textOf = (page: Page) => page.$eval('#whitepaper', (element) => element.textContent);
/** Waits until a part of the text is at the top of the window, below the header and the row that closes it. */
const untilAtTop = (page: Page, id: string) =>
  until(page, `[id="${id}"]`, (all) =>
    all.some((it) => Math.abs(it.getBoundingClientRect().top) < 150),
  );

test('the text opens with scripts off, and its table of contents works', async () => {
  const { page } = await site.open(path, { hasScripts: false, width: 390 });
  expect(await isOpen(page)).toBe(false);
  // By keyboard, because elements may still move under a pointer.
  await page.focus('.reader summary');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.reader[open]');
  await page.keyboard.press('Tab');
  const [first] = printedWhitepaper.chapters;
  expect(await page.$(`.paper a[href="#${first?.id}"]:focus`)).not.toBeNull();
  await page.focus('.paper nav a[href="#risks"]');
  await page.keyboard.press('Enter');
  await untilAtTop(page, 'risks');
});

test.each([true, false])('a link to a section opens it (scripts: %s)', async (hasScripts) => {
  const { page } = await site.open(`${path}#${section}`, { hasScripts });
  await page.waitForSelector('.reader[open]');
  await untilAtTop(page, section);
});

test.each([true, false])('so does a link to a question (scripts: %s)', async (hasScripts) => {
  const question = Object.keys(ecosystemFaq.entries)[1];
  const { page } = await site.open(`${hrefOf('ecosystem')}#${question}`, { hasScripts });
  await until(page, `details[open]:has(#${question}) summary`, ([summary]) => {
    const { top = -1, bottom = 0 } = summary?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= 600;
  });
});

test.each([390, 1440])(
  'at %d px the row that opened the text closes it from any chapter',
  async (width) => {
    const { page } = await site.open(`${path}#risks`, { width, motion: 'reduce' });
    await untilAtTop(page, 'risks');
    const shown = await page.$('.reader summary');
    expect(await shown?.isIntersectingViewport({ threshold: 1 })).toBe(true);
    await shown?.click();
    await page.waitForSelector('.reader:not([open])');
    await until(page, '.reader summary', ([summary]) => {
      const { top = -1, bottom = 0 } = summary?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= window.innerHeight;
    });
  },
);

test('the served text stays, and its module is not loaded', async () => {
  const { page, complaints, asked } = await site.open(path);
  await page.click('.reader summary');
  await page.waitForNetworkIdle({ idleTime: 300 });
  expect(await page.$$('.paper h4')).toHaveLength(printedWhitepaper.chapters.length + 1);
  expect(asked.filter((url) => /\/assets\/whitepaper/.test(url))).toEqual([]);
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

test.each(['served', 'drawn'])('contents lead to a chapter, and Back returns (%s)', async (way) => {
  const { page } = await site.open(way === 'served' ? path : '/lab', { motion: 'reduce' });
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
  await untilAtTop(page, 'vaults');
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, {}, before);
  expect(await isOpen(page)).toBe(true);
});

test.each([
  [320, ''],
  [390, 'html { font-size: 200% }'],
  [768, ''],
  [1440, ''],
])('opened at %d px %s, nothing is wider than the screen or too small', async (width, styles) => {
  const { page } = await site.open(path, { width, height: 900, motion: 'reduce' });
  await page.click('.reader summary');
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

test('the opened text is printed', async () => {
  const { page } = await site.open(path);
  await page.emulateMediaType('print');
  const isPrinted = () =>
    page.$eval('.paper', (paper) => paper.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isPrinted()).toBe(false);
  await press(page, '.reader summary');
  // What was skipped on the screen is laid out in a later frame.
  while (!(await isPrinted())) await passFrames(page);
});
