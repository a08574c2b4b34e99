import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { type NewsItem, news } from '#shared/content/home.ts';
import { type OpenPageOptions, openPage, until } from '#test/helpers/browser.ts';
import { noteShifts, shiftOf } from '#test/helpers/every-page/skipped-sections.ts';
import { intercept } from '#test/helpers/held-file.ts';
import { passFrames, show } from '#test/helpers/scrolling.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const last = news.items.length - 1;
const linksIn = (page: Page) =>
  page.$$eval('.news__details a', (links) =>
    links
      .filter((link) => getComputedStyle(link).visibility === 'visible')
      .map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
  );
const linkOf = ({ title, to }: NewsItem) => [`${news.read}: ${title}`, to];
const site = openSite();
type Motion = 'reduce' | 'no-preference';

declare const passed: (milliseconds: number) => void;

describe.each([
  ['phone', { width: 390, height: 800 }],
  ['desktop', { width: 1280, height: 900 }],
])('on a %s', (_, size) => {
  test('without scripts all articles can be read, and there are no dead controls', async () => {
    const { page } = await site.open('/', { ...size, hasScripts: false });
    const excerpts = news.items.map(({ excerpt }) => excerpt);
    expect(await visibleTexts(page, '.news__details > p')).toEqual(excerpts);
    expect(await linksIn(page)).toEqual(news.items.map(linkOf));
    expect(await visibleTexts(page, '.news button')).toEqual([]);
  });

  const still = sharePage(site, size, (page) => visitNews(page, 'reduce'));

  test('hydration moves nothing', async () => {
    // Cards that are still moving would be measured elsewhere.
    const { page: served } = await openPage(site.browser, { ...size, motion: 'reduce' });
    await intercept(served, /\.js$/, (request) => request.abort());
    await served.goto(site.server.origin);
    expect(await boxes(still.page)).toEqual(await boxes(served));
  });

  test('one article is open, and the content of the others is not focusable', async () => {
    const { page } = still;
    for (const [index, item] of news.items.entries()) {
      await page.click(`.news__dot:nth-child(${index + 1})`);
      await until(page, '.news', ([news]) => !news?.getAnimations({ subtree: true }).length);
      expect(await visibleTexts(page, '.news__details > p')).toEqual([item.excerpt]);
      expect(await linksIn(page)).toEqual([linkOf(item)]);
    }
  });

  test('it does not rotate with reduced motion', async () => {
    const { page } = still;
    await expectHeld(page);
    expect(await page.$('.news__rotation')).toBeNull();
  });
});

test('no picture is scaled so far that its lines cause moiré', async () => {
  const { page } = await site.open('/', { width: 1440, height: 900, motion: 'reduce' });
  await show(page, '.news', 'center');
  await until(page, '.news img', (all) =>
    all.every((image) => (image as HTMLImageElement).complete),
  );
  const scales = await page.$$eval('.news img', (all) =>
    all.map((image) => {
      const [, width] = /-(\d+)\./.exec(image.currentSrc) ?? [];
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return Math.max(image.clientWidth, image.clientHeight * ratio) / Number(width);
    }),
  );
  for (const scale of scales) expect(Math.abs(1 - scale)).toBeLessThan(0.1);
});

test('in sight it shows the next article every four seconds, and the first after the last', async () => {
  const page = await openNews();
  for (const index of [...news.items.keys()].slice(1).concat(0)) {
    const before = await current(page);
    await passTime(page, 3999);
    expect(await current(page)).toBe(before);
    await passTime(page, 1);
    await waitForArticle(page, index);
  }
  await page.evaluate(noteShifts);
  await passFrames(page, 2);
  expect(await shiftOf(page)).toBeLessThan(0.001);
  await page.evaluate(() => scrollTo(0, 0));
  await untilRotating(page, false);
  await expectHeld(page);
});

test('arrows, dots and cards select an article, around both ends', async () => {
  const page = await openNews({}, 'reduce');
  const moves = [
    ['[data-direction="previous"]', last],
    ['[data-direction="next"]', 0],
    ['.news__dot:nth-child(2)', 1],
    [`.news__slide:nth-child(${last + 1})`, last],
    ['.news__slide:nth-child(1)', 0],
  ] as const;
  for (const [selector, index] of moves) {
    // Near its corner, because a card is clipped on its right.
    await page.click(`.news ${selector}`, { offset: { x: 20, y: 20 } });
    await waitForArticle(page, index);
    expect(await current(page)).toBe(index);
  }
});

test.each([
  [390, [true, true]],
  [1280, [false, true]],
])('at %i px the words of a card leave with it, or change at once', async (width, shown) => {
  const page = await openNews({ width });
  // In one go, because the change would go on meanwhile.
  const during = await page.waitForFunction(async () => {
    const look = () =>
      [...document.querySelectorAll('.news__details > p')].map((words) =>
        words.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
    if (look().findLastIndex(Boolean) !== 0) return;
    document.querySelector<HTMLElement>('[data-direction="next"]')?.click();
    await Promise.resolve();
    return look().slice(0, 2);
  });
  expect(await during.jsonValue()).toEqual(shown);
});

test('it pauses while it has the focus, and its first tab stop is the stop button', async () => {
  const page = await openNews();
  await page.focus('.section[data-variant="ecosystem"] .actions .button');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('news__rotation');
  await untilRotating(page, false);
  await expectHeld(page);
  expect(await page.$eval('.news__slides', (slides) => slides.ariaLive)).toBe('polite');
});

test.each([
  ['on hover until the mouse leaves', '.news__slide', []],
  ['when it is stopped until it is started', '.news__rotation', ['Start changing articles']],
])('it pauses %s', async (_, held, words) => {
  const page = await openNews();
  const isStopped = words.length > 0;
  await (isStopped ? page.click(held) : page.hover(held));
  if (isStopped) await page.mouse.move(5, 5);
  await untilRotating(page, false);
  const article = await expectHeld(page);
  if (isStopped) expect(await visibleTexts(page, held)).toEqual(words);
  if (isStopped) await page.click(held);
  await page.mouse.move(5, 5);
  await untilRotating(page, true);
  await passTime(page, 4000);
  await waitForArticle(page, (article + 1) % news.items.length);
});

test('swiping sideways changes the article; a slanting move and an unsteady tap do not', async () => {
  const page = await openNews({ width: 390, height: 800 }, 'reduce');
  await swipe(page, -150, 10);
  await waitForArticle(page, 1);
  await swipe(page, 150, 10);
  await waitForArticle(page, 0);
  await swipe(page, 150, 0);
  await waitForArticle(page, last);
  await swipe(page, -30, -200);
  await swipe(page, 60, 60);
  await swipe(page, -20, 0);
  await passFrames(page, 2);
  expect(await current(page)).toBe(last);
});

/** Stops a page's clock: timeouts of a second or more run only when the test lets time pass. */
async function passTime(page: Page, milliseconds: number): Promise<void> {
  // Whatever was done before has set its timeouts then.
  await passFrames(page, 2);
  await page.evaluate((ms) => passed(ms), milliseconds);
}

function stopClock(): void {
  const { setTimeout, clearTimeout } = window;
  const waiting = new Map<number, { at: number; run: () => void }>();
  let now = 0;
  let ids = 1_000_000;
  const start = (run: () => void, delay = 0) => {
    if (delay < 1000) return setTimeout(run, delay);
    ids += 1;
    waiting.set(ids, { at: now + delay, run });
    return ids;
  };
  const clear = (id: number) => waiting.delete(id) || clearTimeout(id);
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const [id, { at, run }] of [...waiting]) {
      if (at <= now && waiting.delete(id)) run();
    }
  };
  Object.assign(window, { setTimeout: start, clearTimeout: clear, passed: pass });
}

async function openNews(options: OpenPageOptions = {}, motion: Motion = 'no-preference') {
  const { page } = await openPage(site.browser, options);
  await visitNews(page, motion);
  return page;
}

async function visitNews(page: Page, motion: Motion): Promise<void> {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
  await page.evaluateOnNewDocument(stopClock);
  await visit(page, site.server.origin);
  await show(page, '.news', 'center');
  await untilRotating(page, motion === 'no-preference');
}

function current(page: Page): Promise<number> {
  return page.$$eval('.news__slide', (slides) =>
    slides.findIndex((slide) => slide.hasAttribute('data-active')),
  );
}

async function expectHeld(page: Page): Promise<number> {
  const held = await current(page);
  await passTime(page, 9000);
  expect(await current(page)).toBe(held);
  return held;
}

/** Read from the live region. */
async function untilRotating(page: Page, isRotating: boolean): Promise<void> {
  await page.waitForSelector(`.news__slides[aria-live="${isRotating ? 'off' : 'polite'}"]`);
}

async function waitForArticle(page: Page, index: number): Promise<void> {
  await page.waitForSelector(`.news__slide:nth-child(${index + 1})[data-active]`);
}

/** Texts that are visible and exposed to assistive technology. */
function visibleTexts(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (elements) =>
    elements
      .filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => element.textContent?.trim() ?? ''),
  );
}

function boxes(page: Page) {
  return page.$$eval('.news__slides, .news__slide, .news__dot, .news__arrows', async (elements) => {
    // Skipped sections above would have an estimated height on one page, and their real one on the other.
    document.documentElement.dataset.whole = '';
    // Fonts are asked for by what is laid out.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + window.scrollY, width, height].map(Math.round);
    });
  });
}

async function swipe(page: Page, x: number, y: number): Promise<void> {
  const box = await (await page.$('.news__slide[data-active]'))?.boundingBox();
  if (!box) throw new Error('No article is open');
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.touchscreen.touchStart(start.x, start.y);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch.move(start.x + x * part, start.y + y * part);
  await touch.end();
}
