import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { ecosystemFaq } from '#shared/content/ecosystem.ts';
import { pages } from '#shared/pages.ts';
import { openPage } from '#test/helpers/browser.ts';
import { emulateMedia } from '#test/helpers/media.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const site = openSite();

interface Stop {
  name: string;
  hasOutline: boolean;
  isInView: boolean;
  isCovered: boolean;
  /** Shorter side of the target in CSS pixels. */
  size: number;
  /** A link in a sentence is as high as its line. */
  isInSentence: boolean;
  /** Header and footer have touch-sized targets. */
  isAtEdge: boolean;
}

declare global {
  interface Window {
    describeFocus(): Stop | null;
  }
}

const paths = [...pages.map(({ path }) => path), '/x'];

describe('on a phone and on a desktop', () => {
  const shared = sharePage(site);

  test.each(paths)('every tab stop on %s is visible and large enough', async (path) => {
    const { page } = shared;
    await emulateMedia(page, { 'prefers-reduced-motion': 'reduce' });
    await visit(page, site.server.origin + path);
    for (const width of [390, 1440]) {
      await page.setViewport(sizeOf(width));
      const stops = await walk(page);
      // At least the skip link, the brand and the footer.
      expect(stops.length).toBeGreaterThan(15);
      expect(stops[0]?.name).toBe('Skip to content');
      const namesOf = (isWrong: (stop: Stop) => boolean) =>
        stops.filter(isWrong).map(({ name }) => `${name} at ${width} px`);
      expect(namesOf((stop) => stop.name === '')).toEqual([]);
      expect(namesOf((stop) => !stop.hasOutline)).toEqual([]);
      expect(namesOf((stop) => !stop.isInView || stop.isCovered)).toEqual([]);
      expect(namesOf((stop) => !stop.isInSentence && stop.size < 24)).toEqual([]);
      expect(namesOf((stop) => stop.isAtEdge && stop.size < 43.5)).toEqual([]);
    }
  });
});

test('the skip link leads past the header', async () => {
  const page = await openStill('/', 1440);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(
    () => document.querySelector('main')?.contains(document.activeElement) ?? false,
  );
  expect(isInMain).toBe(true);
});

test('the menu’s links are focusable only when it is open, and Escape returns the focus', async () => {
  const page = await openStill('/lab', 390);
  const isInMenu = () =>
    page.evaluate(() => document.activeElement?.closest('.site-header__nav') !== null);
  const toggle = '.site-header__toggle summary';
  await page.focus(toggle);
  await page.keyboard.press('Tab');
  expect(await isInMenu()).toBe(false);
  await page.focus(toggle);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.site-header__toggle[open]');
  await page.keyboard.press('Tab');
  expect(await isInMenu()).toBe(true);
  const sizes = await page.$$eval('.site-header__nav a', (targets) =>
    targets.map((target) => target.getBoundingClientRect().height),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  expect(await page.$('.site-header__toggle:not([open]) > summary:focus')).not.toBeNull();
});

test('tabbing out of the open menu closes it, and the focus stays visible', async () => {
  const page = await openStill('/lab', 390);
  await page.focus('.site-header__toggle summary');
  await page.keyboard.press('Enter');
  const stops: Stop[] = [];
  while (await page.$('.site-header__toggle[open]')) {
    await page.keyboard.press('Tab');
    stops.push((await page.evaluate(describeFocus)) as Stop);
  }
  expect(stops.filter((stop) => stop.isCovered || !stop.isInView)).toEqual([]);
  expect(await page.$('main :focus')).not.toBeNull();
});

test('a question opens and closes by keyboard', async () => {
  const page = await openStill('/ecosystem', 1440);
  const isOpen = () => page.$eval('.faq details', (details) => details.open);
  await page.focus('.faq summary');
  await page.keyboard.press('Enter');
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Space');
  expect(await isOpen()).toBe(false);
});

const questionId = ecosystemFaq.entries[1]?.id ?? '';

test.each([true, false])('a link to a question opens it (scripts: %s)', async (hasScripts) => {
  const { page } = await openPage(site.browser, { hasScripts });
  await page.goto(`${site.server.origin}/ecosystem#${questionId}`);
  await page.waitForSelector(`details[open] #${questionId}`);
  const view = await page.$eval(`details[open]:has(#${questionId}) summary`, (summary) => {
    const { top, bottom } = summary.getBoundingClientRect();
    return { top, space: window.innerHeight - bottom };
  });
  expect(view.top).toBeGreaterThanOrEqual(0);
  expect(view.space).toBeGreaterThanOrEqual(0);
});

const sizeOf = (width: number) => ({ width, height: width < 700 ? 844 : 900 });

async function openStill(path: string, width: number): Promise<Page> {
  const { page } = await site.open(path, { ...sizeOf(width), motion: 'reduce' });
  return page;
}

/** Holds Tab down until the focus has left the page, which notes each stop before the next one. */
async function walk(page: Page): Promise<Stop[]> {
  await page.evaluate(`window.describeFocus = ${describeFocus}`);
  const stops = await page.evaluateHandle(() => {
    const noted: (Stop | null)[] = [];
    window.onkeydown = (event) => {
      const hasLeft = noted.length > 1 && noted.at(-1) === null;
      if (hasLeft) event.preventDefault();
      else noted.push(window.describeFocus());
    };
    return noted;
  });
  do {
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.down('Tab')));
  } while (await stops.evaluate((noted) => noted.at(-1) !== null));
  await page.keyboard.up('Tab');
  return (await stops.jsonValue()).filter((stop) => stop !== null);
}

function describeFocus(): Stop | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const { outlineStyle, outlineWidth, display } = getComputedStyle(focused);
  const box = focused.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
  return {
    name: (focused.ariaLabel ?? label ?? (focused.textContent || focused.id)).trim(),
    hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    isInView:
      box.left >= 0 &&
      box.right <= window.innerWidth + 1 &&
      box.bottom > 0 &&
      box.top < window.innerHeight,
    isCovered: !top || !(focused.contains(top) || top.contains(focused)),
    size: Math.min(box.width, box.height),
    isInSentence: display === 'inline',
    isAtEdge: focused.closest('.site-header, .site-footer') !== null,
  };
}
