import { PNG } from 'pngjs';
import type { Browser, Page } from 'puppeteer';
import { softwareGraphics } from '#scripts/assets/drawing/with-page.ts';
import { findBrowser } from '#scripts/browser/find-browser.ts';
import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import { visit } from '#scripts/browser/visit.ts';
import { hrefOf } from '#shared/pages.ts';
import { openPage, press } from '#test/helpers/browser.ts';
import { scrollTo, show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const still = 'img.plate[src*="ingots"]';
const lit = `.plate[data-variant="lit"]:has(+ ${still})`;

declare const seen: {
  asked: number;
  draws: number;
  fences: number;
  cards: WebGL2RenderingContext[];
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(findBrowser(), softwareGraphics, 0);
});
afterAll(() => browser.close());

/** Counts draw calls. Without coins and other plates, which take the CPU seconds. */
async function showPlate(hasCard: boolean): Promise<Page> {
  const { page } = await openPage(browser, { width: 390, height: 800 });
  page.setDefaultTimeout(0);
  await page.evaluateOnNewDocument(
    (isCard, only) => {
      Object.assign(globalThis, { seen: { asked: 0, draws: 0, fences: 0, cards: [] } });
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function (element) {
        if (!element.matches('img.plate, .coin') || element.matches(only))
          observe.call(this, element);
      };
      const { getParameter, drawArrays, fenceSync, deleteSync } = WebGL2RenderingContext.prototype;
      const { getContext } = HTMLCanvasElement.prototype;
      const now = performance.now.bind(performance);
      Object.assign(WebGL2RenderingContext.prototype, {
        getParameter(this: WebGL2RenderingContext, name: number) {
          const known = getParameter.call(this, name);
          if (typeof known === 'string') seen.cards.push(this);
          return isCard && typeof known === 'string' ? 'A graphics card' : known;
        },
        drawArrays(this: WebGL2RenderingContext, ...all: Parameters<typeof drawArrays>) {
          seen.draws += 1;
          drawArrays.apply(this, all);
        },
        fenceSync(this: WebGL2RenderingContext, ...all: Parameters<typeof fenceSync>) {
          seen.fences += 1;
          return fenceSync.apply(this, all);
        },
        deleteSync(this: WebGL2RenderingContext, fence: WebGLSync | null) {
          seen.fences -= 1;
          deleteSync.call(this, fence);
        },
      });
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
        if (kind === 'webgl2') seen.asked += 1;
        return getContext.call(this, kind);
      } as typeof getContext;
      if (isCard) performance.now = () => now() / 1000;
    },
    hasCard,
    still,
  );
  await visit(page, site.server.origin + hrefOf('home'));
  // Stops the carousel, which would remove the plate.
  await page.waitForFunction(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    if (!find('.news [data-paused="true"]')) find('.news__rotation')?.click();
    find('.news__dot:nth-child(2)')?.click();
    return find('.news [data-paused="true"]') && find('.news__dot:nth-child(2)[aria-current]');
  });
  // The smallest file is fastest, and is shown uncropped.
  await page.$eval(still, (image: HTMLElement) => {
    Object.assign(image, { sizes: '320px' });
    Object.assign(image.parentElement?.style ?? {}, { width: '320px', height: '200px' });
  });
  await show(page, still, 'center');
  await page.mouse.move(195, 400);
  return page;
}

async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let draws = -1; seen.fences > 0 || draws !== seen.draws; ) {
      draws = seen.draws;
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}

async function pictureOf(page: Page, selector: string): Promise<Buffer> {
  const element = await page.waitForSelector(selector);
  return PNG.sync.read(
    Buffer.from((await element?.screenshot({ captureBeyondViewport: false })) ?? ''),
  ).data;
}

/** Mean difference of two pictures, of 255. */
function differenceOf(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

test('without a graphics card a plate keeps its still', async () => {
  const page = await showPlate(false);
  // A browser may also refuse.
  await page.waitForFunction(() => seen.asked > 0);
  await untilQuiet(page);
  expect(await page.evaluate(() => seen.draws)).toBe(0);
  expect(await page.$(lit)).toBeNull();
});

test('on a fast graphics card the light on a plate follows the mouse and rests with it', async () => {
  const page = await showPlate(true);
  await page.waitForSelector(lit);
  await untilQuiet(page);
  const first = await pictureOf(page, lit);
  const before = await page.evaluate(() => seen.draws);
  await page.mouse.move(340, 400);
  await page.waitForFunction((draws) => seen.draws > draws, {}, before);
  await untilQuiet(page);
  const moved = await pictureOf(page, lit);
  await press(page, '.motion-switch');
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, lit);
  const cut = await pictureOf(page, still);
  expect(differenceOf(moved, cut)).toBeGreaterThan(5);
  // Crops of canvas and image round differently by less than a pixel, which fine lines show.
  expect(differenceOf(first, cut)).toBeLessThan(differenceOf(moved, cut) / 12);
});

test('a lit plate below the window is printed when it comes into sight, as its still would be', async () => {
  const page = await showPlate(true);
  await page.waitForSelector(lit);
  await page.$eval(still, (image: HTMLElement) => {
    image.dataset.blank = '';
    // Just below the window: near enough for the light.
    const { top } = (image.previousElementSibling ?? image).getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight - 50, behavior: 'instant' });
    // Draws it anew.
    image.dispatchEvent(new Event('load'));
  });
  await page.waitForSelector(`${lit}[data-blank]`);
  await show(page, lit, 'center');
  await page.waitForSelector(`${lit}:not([data-blank])`);
});

test('far from the viewport a plate leaves the graphics card alone', async () => {
  const page = await showPlate(true);
  await page.waitForFunction(() => seen.draws > 0);
  await scrollTo(page, 0);
  await page.waitForFunction(() => seen.cards.every((card) => card.isContextLost()));
  expect(await page.$(lit)).toBeNull();
});
