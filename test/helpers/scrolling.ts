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
    (element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }),
    block,
  );
}

/** Scrolls to where an element is near, but still below the window. */
export async function comeNear(page: Page, selector: string): Promise<void> {
  await page.$eval(selector, (element) => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: top - window.innerHeight * 1.5, behavior: 'instant' });
  });
}

export function passFrames(page: Page, count = 1): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** How much wider the page is than the window, px. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** When the last animation in an element ends, ms after it has begun. */
export function lastEndOf(page: Page, selector: string): Promise<number> {
  return page.$eval(selector, (box) =>
    Math.max(
      ...box
        .getAnimations({ subtree: true })
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    ),
  );
}
