import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { hrefOf } from '#shared/pages.ts';
import { openPage } from '#test/helpers/browser.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const summary = '.provenance summary';

const until = (page: Page, isOpen: boolean) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLDetailsElement>('.provenance')?.open === wanted,
    {},
    isOpen,
  );

async function openLab(): Promise<Page> {
  const { page } = await openPage(site.browser);
  const loupes = page.waitForResponse((response) => /\/loupes-/.test(response.url()));
  await visit(page, site.server.origin + hrefOf('lab'));
  await loupes;
  return page;
}

test('a loupe opens on hover, stays open when clicked, and closes when the mouse leaves', async () => {
  const page = await openLab();
  await page.mouse.move(5, 5);
  await page.hover(summary);
  await until(page, true);
  await page.click(summary);
  expect(await page.$eval('.provenance', (loupe) => (loupe as HTMLDetailsElement).open)).toBe(true);
  await page.mouse.click(5, 5);
  await until(page, false);
});

test('it opens on keyboard focus, and closes with Escape or when the focus leaves', async () => {
  const page = await openLab();
  const focus = async () => {
    await page.$eval('h1', (heading) => heading.focus());
    while (!(await page.$(`${summary}:focus`))) await page.keyboard.press('Tab');
  };
  await focus();
  await until(page, true);
  await page.keyboard.press('Escape');
  await until(page, false);
  await focus();
  await until(page, true);
  await page.keyboard.press('Tab');
  await until(page, false);
});

test('its note is printed, open or closed', async () => {
  const page = await openLab();
  await page.emulateMediaType('print');
  const { words, size } = await page.$eval(summary, (element) => {
    const { content, fontSize } = getComputedStyle(element, '::before');
    return { words: content, size: Number.parseFloat(fontSize) };
  });
  const note = await page.$eval('.provenance__note', (element) => element.textContent ?? '');
  expect(words).toContain(note);
  expect(size).toBeGreaterThanOrEqual(12);
});
