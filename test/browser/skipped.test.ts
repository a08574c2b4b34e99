import type { Page } from 'puppeteer';
import { drawWhole, visitAsSeen } from '#scripts/browser/visit.ts';
import { anchors, hrefOf, pages } from '#shared/pages.ts';
import { openPage } from '#test/helpers/browser.ts';
import { expectNone } from '#test/helpers/expect-none.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const site = openSite();
const correctGuesses = 'Correct the guessed heights (--narrow, --wide) in these sections’ sheets:';
const skipped = '.section, .site-footer, .legal-page__section';

/** Distance of an anchor's target from its place, in CSS pixels; 0 if the page ends too early. */
const distanceFrom = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const target = document.getElementById(wanted) as HTMLElement;
    const { scrollHeight } = document.documentElement;
    const margins = [
      getComputedStyle(target).scrollMarginTop,
      getComputedStyle(document.documentElement).scrollPaddingTop,
    ];
    const place = margins.reduce((sum, margin) => sum + Number.parseFloat(margin), 0);
    const top = target.getBoundingClientRect().top + window.scrollY - place;
    const reachable = Math.max(0, Math.min(top, scrollHeight - window.innerHeight));
    return Math.abs(window.scrollY - reachable);
  }, id);

const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Height of the page; an estimate until skipped sections are laid out. */
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Sections, and the page, whose height differs too much from the estimate. */
async function findWrongHeights(page: Page, guessed: number): Promise<string[]> {
  await drawWhole(page);
  const sections = await page.$$eval(skipped, (elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
      const guess = Number.parseFloat(style.containIntrinsicBlockSize.replace('auto', ''));
      const { height } = element.getBoundingClientRect();
      return {
        name: `${element.id}: ${Math.round(guess / 16)}rem for ${Math.round((height - padding) / 16)}rem`,
        share: (guess + padding) / height,
        isClause: element.matches('.legal-page__section'),
      };
    }),
  );
  // Clauses share one estimate, which is right for their sum.
  const wrong = sections.filter(({ share, isClause }) => !isClause && Math.abs(share - 1) > 0.25);
  const share = guessed / (await heightOf(page));
  const whole = Math.abs(share - 1) > 0.1 ? [`as a whole: ${share.toFixed(2)}`] : [];
  return [...wrong.map(({ name }) => name), ...whole];
}

describe('on a desktop', () => {
  const shared = sharePage(site, { width: 1440, height: 800 });

  test.each(pages)(
    'skipped sections of $path have about the right height, and the page has nearly the right one',
    async ({ path }) => {
      await visitAsSeen(shared.page, site.server.origin + path);
      const guessed = await heightOf(shared.page);
      expectNone(await findWrongHeights(shared.page, guessed), correctGuesses);
    },
  );
});

describe('anchors', () => {
  const shared = sharePage(site, { width: 390, height: 800 });

  test.each(pages)('every anchor of $path is reached exactly', async ({ id }) => {
    const { page } = shared;
    const missed: string[] = [];
    for (const anchor of anchors[id]) {
      const href = hrefOf(id, anchor as never);
      // Otherwise the browser would only scroll to the next anchor of a page.
      await visitAsSeen(page, site.server.origin + href.replace('#', `?${anchor}#`));
      await nextFrames(page);
      const distance = await distanceFrom(page, anchor);
      if (distance > 2) missed.push(`${href}: ${distance}`);
    }
    expect(missed).toEqual([]);
  });
});

test('an anchor is in place at once, also on a slow phone', async () => {
  const { page } = await openPage(site.browser, { width: 390, height: 800 });
  await page.emulateCPUThrottling(6);
  const [anchor] = anchors.home;
  await visitAsSeen(page, site.server.origin + hrefOf('home', anchor));
  expect(await distanceFrom(page, anchor)).toBeLessThan(2);
});

test('a link from another page reaches its section exactly, and Back restores the position', async () => {
  const { page } = await openPage(site.browser, { width: 390, height: 800 });
  const missed: string[] = [];
  await visitAsSeen(page, `${site.server.origin}/terms`);
  const hrefs = await page.$$eval('footer a[href*="#"]', (links) => [
    ...new Set(links.map((link) => link.getAttribute('href') as string)),
  ]);
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of hrefs) {
    const [path, anchor = ''] = href.split('#');
    const link = `footer a[href="${href}"]`;
    await page.$eval(link, (element) => element.scrollIntoView({ behavior: 'instant' }));
    await nextFrames(page);
    const before = await page.$eval(link, (element) => element.getBoundingClientRect().top);
    await page.$eval(link, (element) => (element as HTMLElement).click());
    await page.waitForFunction(
      (wanted, id) => window.location.pathname === wanted && document.getElementById(id),
      {},
      path,
      anchor,
    );
    await page.waitForFunction(() => window.scrollY > 0);
    await nextFrames(page);
    const distance = await distanceFrom(page, anchor);
    if (distance > 2) missed.push(`${href}: ${distance}`);
    await page.goBack();
    await page.waitForFunction(() => window.location.pathname === '/terms');
    await page.waitForSelector('.legal-page');
    await nextFrames(page);
    const after = await page.$eval(link, (element) => element.getBoundingClientRect().top);
    if (Math.abs(after - before) > 2) missed.push(`back from ${href}: ${after - before}`);
  }
  expect(missed).toEqual([]);
});

describe('as it is visited on a phone', () => {
  const shared = sharePage(site, { width: 390, height: 800 }, (page) =>
    page.evaluateOnNewDocument(noteShifts),
  );

  test.each(pages)(
    '$path skips only sections far from the viewport; does not shift while scrolling; prints completely; estimates its heights well',
    async ({ path }) => {
      const { page } = shared;
      await visitAsSeen(page, site.server.origin + path);
      const guessed = await heightOf(page);
      const parts = await page.$$eval(skipped, (elements) =>
        elements.map((element) => ({
          top: element.getBoundingClientRect().top,
          isDrawn: element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        })),
      );
      const far = parts.filter(({ top }) => top > 3 * 800);
      expect(far.length).toBeGreaterThan(0);
      expect(far.filter(({ isDrawn }) => isDrawn)).toEqual([]);
      expect(parts.filter(({ top, isDrawn }) => top < 800 && !isDrawn)).toEqual([]);

      await page.evaluate(async () => {
        const root = document.documentElement;
        for (let y = 0; y < root.scrollHeight; y += 600) {
          window.scrollTo({ top: y, behavior: 'instant' });
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        }
      });
      const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
      expect(shift).toBeLessThan(0.01);

      await page.emulateMediaType('print');
      const values = await page.$$eval(skipped, (elements) =>
        elements.map((element) => getComputedStyle(element).contentVisibility),
      );
      expect(new Set(values)).toEqual(new Set(['visible']));

      await page.emulateMediaType();
      expectNone(await findWrongHeights(page, guessed), correctGuesses);
    },
  );
});

/** Sums up the layout shifts. */
function noteShifts(): void {
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
    const { dataset } = document.documentElement;
    for (const { value } of shifts) dataset.shift = String(Number(dataset.shift ?? 0) + value);
  }).observe({ type: 'layout-shift', buffered: true });
}
