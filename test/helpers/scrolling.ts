import type { Page } from 'puppeteer';

export function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

export async function scrollToEnd(page: Page): Promise<void> {
  await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
}

/** Scrolls an element to the top of the window, or to another place in it. */
export function show(page: Page, selector: string, block: ScrollLogicalPosition = 'start') {
  return page.$eval(
    selector,
    (it, at) => it.scrollIntoView({ block: at, behavior: 'instant' }),
    block,
  );
}

/** Scrolls until an element begins at this share of the window's height; with `part`, 1 is its end. */
export function placeAt(page: Page, selector: string, share: number, part = 0): Promise<void> {
  return page.$eval(
    selector,
    (element, at, of) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + of * height - at * window.innerHeight, behavior: 'instant' });
    },
    share,
    part,
  );
}

/** Scrolls to where an element is near, but still below the window. */
export function comeNear(page: Page, selector: string): Promise<void> {
  return placeAt(page, selector, 1.5);
}

/** Runs in a page: scrolls through it and back, so that lazy content appears. */
export async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  await new Promise(requestAnimationFrame);
}

/** Waits for frames and the tasks after them. */
export function passFrames(page: Page, count = 1): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  }, count);
}

export function boxesOf(page: Page, selector: string): Promise<DOMRect[]> {
  return page.$$eval(selector, (all) => all.map((one) => one.getBoundingClientRect().toJSON()));
}

export async function boxOf(page: Page, selector: string): Promise<DOMRect> {
  return page.$eval(selector, (one) => one.getBoundingClientRect().toJSON());
}

/** How much wider the page is than the window, px. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** When the last animation in an element ends, ms after it has begun; others follow the scroll, or never end. */
export function lastEndOf(page: Page, selector: string): Promise<number> {
  return page.$eval(selector, (box) =>
    Math.max(
      ...box
        .getAnimations({ subtree: true })
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
        // What keeps moving is no opening.
        .filter(Number.isFinite),
    ),
  );
}
