import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { menuPages } from '#shared/content/navigation.ts';
import { hrefOf } from '#shared/pages.ts';
import { openPage, press, setStyles } from '#test/helpers/browser.ts';
import { describeFocus, type Stop } from '#test/helpers/every-page/tab-stops.ts';
import { intercept } from '#test/helpers/held-file.ts';
import { boxesOf, boxOf, overflowOf, show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const toggle = '.site-header__toggle summary';
const phone = { width: 390, height: 844 };

const screens: [screen: string, width: number, height: number, styles: string][] = [
  ['a phone', 390, 844, ''],
  ['a narrow phone', 320, 568, ''],
  ['a narrow phone with text of twice the size', 320, 568, 'html { font-size: 200% }'],
  ['a zoom of 400 %', 320, 256, ''],
];

describe.each(screens)('on %s', (_screen, width, height, styles) => {
  // With and without the announcement above the header.
  test.each(['/', '/lab'])('a second tap at the same place closes the menu of %s', async (path) => {
    const { page } = await site.open(path, { width, height });
    await setStyles(page, styles);
    await show(page, toggle, 'nearest');
    const closed = await boxOf(page, toggle);
    const [x, y] = [closed.x + closed.width / 2, closed.y + closed.height / 2];
    await page.mouse.click(x, y);
    expect(await isOpen(page)).toBe(true);
    expect(await boxOf(page, toggle)).toEqual(closed);
    expect(await findCoveredLinks(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await show(page, toggle, 'nearest');
    await page.mouse.click(x, y);
    expect(await isOpen(page)).toBe(false);
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

test('the braid of the menu is drawn bit by bit', async () => {
  const { page } = await site.open('/', phone);
  const sizes = await page.$eval(
    '#site-menu',
    (menu, selector) => {
      // In the same task: on a busy machine the braid is drawn before the next one.
      document.querySelector<HTMLElement>(selector)?.click();
      const braid = menu.getAnimations({ subtree: true }).find(({ effect }) => {
        return (effect as KeyframeEffect).pseudoElement === '::after';
      });
      return [0.05, 0.2, 0.4].map((share) => {
        const { delay = 0, duration } = braid?.effect?.getTiming() ?? {};
        if (braid) braid.currentTime = delay + share * Number(duration);
        return getComputedStyle(menu, '::after').maskPosition;
      });
    },
    toggle,
  );
  expect(new Set(sizes).size).toBe(3);
});

test('the menu opens before scripts have loaded, and stays open when they do', async () => {
  const { page } = await openPage(site.browser, phone);
  let letScriptsCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await intercept(page, /\.js$/, async (request) => {
    await coming;
    await request.continue();
  });
  const visited = visit(page, `${site.server.origin}/lab`);
  await page.waitForSelector(toggle);
  await press(page, toggle);
  expect(await isOpen(page)).toBe(true);
  letScriptsCome();
  await visited;
  expect(await isOpen(page)).toBe(true);
});

function isOpen(page: Page): Promise<boolean> {
  return page.$eval('#site-menu', (menu) => menu.checkVisibility() && menu.matches('[open] + *'));
}

function findCoveredLinks(page: Page): Promise<string[]> {
  return page.$$eval('#site-menu a', (links) => {
    const top = window.scrollY;
    const covered = links.filter((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = link.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return !link.contains(hit);
    });
    window.scrollTo({ top, behavior: 'instant' });
    return covered.map((link) => link.textContent ?? '');
  });
}

test('with scripts off, the phone menu shows every link and covers nothing', async () => {
  const { page } = await site.open('/', { hasScripts: false, width: 390 });
  expect((await boxOf(page, 'main')).top).toBeLessThan(200);
  await page.click(toggle);
  expect((await boxOf(page, toggle)).y).toBeLessThan(200);
  const { bottom } = await boxOf(page, 'header');
  expect((await boxOf(page, 'main')).top).toBeGreaterThanOrEqual(bottom);
  for (const { height } of await boxesOf(page, 'header nav a')) expect(height).toBeGreaterThan(0);
  const shown = await page.$$eval('#site-menu a', (all) =>
    all.map((it) => it.getAttribute('href')),
  );
  expect(shown).toEqual(expect.arrayContaining(menuPages.map((id) => hrefOf(id))));
  await page.setViewport({ width: 1440, height: 900 });
  expect(await page.$eval('.site-menu__pages', (list) => list.checkVisibility())).toBe(false);
});

test('the menu’s links are focusable only when it is open, and Escape returns the focus', async () => {
  const { page } = await site.open('/lab', { ...phone, motion: 'reduce' });
  const isInMenu = () =>
    page.evaluate(() => document.activeElement?.closest('.site-header__nav') !== null);
  await page.focus(toggle);
  await page.keyboard.press('Tab');
  expect(await isInMenu()).toBe(false);
  await page.focus(toggle);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.site-header__toggle[open]');
  await page.keyboard.press('Tab');
  expect(await isInMenu()).toBe(true);
  for (const { height } of await boxesOf(page, '.site-header__nav a'))
    expect(height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  expect(await page.$('.site-header__toggle:not([open]) > summary:focus')).not.toBeNull();
});

test('the Tab key goes along a phone’s header, down the open menu and out, which closes it', async () => {
  const { page } = await site.open('/lab', { ...phone, motion: 'reduce' });
  await page.click(toggle);
  await page.focus('.site-brand');
  const boxes: DOMRect[] = [];
  const stops: Stop[] = [];
  while (await page.$('.site-header__toggle[open]')) {
    await page.keyboard.press('Tab');
    boxes.push(await boxOf(page, ':focus'));
    stops.push((await page.evaluate(describeFocus)) as Stop);
  }
  const [presale, menu, link] = boxes;
  expect(menu?.left).toBeGreaterThan(presale?.left ?? 0);
  expect(link?.top).toBeGreaterThan(menu?.top ?? 0);
  expect(stops.length).toBeGreaterThan(3);
  expect(stops.filter((stop) => stop.isCovered || !stop.isInView)).toEqual([]);
  expect(await page.$('main :focus')).not.toBeNull();
});
