import type { Page } from 'puppeteer';
import { technologyHero } from '../../shared/content/technology';
import { hrefOf } from '../../shared/pages';
import { openPage, visit } from '../helpers/browser';
import { openSite } from '../helpers/site';

const { heading } = technologyHero;
const typed = '.typewriter__typed';
const site = openSite();

test('without scripts the headline is one whole sentence', async () => {
  const { page } = await openPage(site.browser, { hasScripts: false });
  await page.goto(site.server.origin + hrefOf('technology'));
  expect(await page.$eval('h1', (h1) => h1.textContent)).toBe(heading);
});

test('with reduced motion the headline stands still', async () => {
  const page = await openTechnology({ isStill: true });
  await wait(1500);
  expect(await page.$(typed)).toBeNull();
  expect(await page.$eval('h1', (h1) => h1.textContent)).toBe(heading);
});

test.each([390, 1280])('it is typed in its place at %i px: nothing moves', async (width) => {
  const page = await openTechnology({ width });
  const height = () => page.$eval('h1', (h1) => h1.getBoundingClientRect().height);
  const heights = new Set<number>();
  for (const part of [0.1, 0.5, 1]) {
    await waitForLength(page, Math.floor(heading.length * part));
    heights.add(await height());
  }
  expect(await page.$eval(typed, (element) => element.textContent)).toBe(heading);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, typed);
  heights.add(await height());
  expect(heights.size).toBe(1);
});

test('a screen reader finds the whole sentence once, whatever is typed', async () => {
  const page = await openTechnology();
  await waitForLength(page, 3);
  const headings = await page.$$(`::-p-aria([name="${heading}"][role="heading"])`);
  expect(headings).toHaveLength(1);
});

test('it types about ten characters a second', async () => {
  const page = await openTechnology();
  await waitForLength(page, 3);
  const [first, start] = [await length(page), Date.now()];
  await wait(2000);
  const perSecond = ((await length(page)) - first) / ((Date.now() - start) / 1000);
  expect(perSecond).toBeGreaterThan(7);
  expect(perSecond).toBeLessThan(13);
});

async function openTechnology({ width = 1280, isStill = false } = {}): Promise<Page> {
  const { page } = await openPage(site.browser, { width });
  const value = isStill ? 'reduce' : 'no-preference';
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
  await visit(page, site.server.origin + hrefOf('technology'));
  return page;
}

/** Waits until it has dissolved and is typed anew up to there. */
async function waitForLength(page: Page, atLeast: number): Promise<void> {
  await page.waitForFunction(
    (selector, count) => {
      const phase = document.querySelector<HTMLElement>('.typewriter')?.dataset.phase;
      const text = document.querySelector(selector)?.textContent ?? '';
      return phase !== undefined && phase !== 'dissolving' && text.length >= count;
    },
    { polling: 50 },
    typed,
    atLeast,
  );
}

function length(page: Page): Promise<number> {
  return page.$eval(typed, (element) => element.textContent?.length ?? 0);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
