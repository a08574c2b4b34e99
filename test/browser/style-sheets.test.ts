import type { Page } from 'puppeteer';
import { drawWhole, visit } from '#scripts/browser/visit.ts';
import { pages } from '#shared/pages.ts';
import { openPage } from '#test/helpers/browser.ts';
import { emulateMedia } from '#test/helpers/media.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

/**
 * Of each element, and of what is drawn before and after it: its name, and the value of each property.
 * Chromium sometimes tells 0 for a margin that is auto, so these are left out.
 */
const looksOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // What was skipped has a layout of its own after the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    (document.activeElement as HTMLElement).blur();
    // What is fetched once the page rests may be there or not yet, and what crawlers read is only served.
    const late = 'canvas, script, .slim-bar, .slim-bar *';
    const elements = [...document.querySelectorAll(`#root *:not(${late})`)];
    return elements.flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return [];
        const properties = [...style].filter(
          (property) => !/^(--|margin-(left|right|inline))/.test(property),
        );
        const name = `${element.localName}.${element.getAttribute('class')}${pseudo ?? ''}`;
        return { name, values: properties.map((property) => style.getPropertyValue(property)) };
      }),
    );
  });

async function openStill(): Promise<Page> {
  const { page } = await openPage(site.browser, { width: 1280, height: 900 });
  await emulateMedia(page, { 'prefers-reduced-motion': 'reduce' });
  return page;
}

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((wanted) => {
    const link = document.querySelector<HTMLElement>(`a[href="${wanted}"]`);
    if (!link) throw new Error(`No link leads to ${wanted}`);
    link.click();
  }, path);
  await page.waitForFunction(
    (wanted) =>
      window.location.pathname === wanted &&
      document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(wanted),
    {},
    path,
  );
  await drawWhole(page);
}

test('a page that one comes to by links looks as the same page looks by itself, whatever was seen before', async () => {
  const page = await openStill();
  const paths = pages.map(({ path }) => path);
  const alone = new Map<string, Awaited<ReturnType<typeof looksOf>>>();
  for (const path of paths) {
    await visit(page, site.server.origin + path);
    alone.set(path, await looksOf(page));
  }
  const properties = await page.evaluate(() =>
    [...getComputedStyle(document.body)].filter(
      (property) => !/^(--|margin-(left|right|inline))/.test(property),
    ),
  );
  for (const tour of [paths, [...paths].reverse()]) {
    // The error page brings no page's sheet along.
    await visit(page, `${site.server.origin}/no-such-page`);
    for (const path of tour) {
      await follow(page, path);
      const looks = await looksOf(page);
      const other = alone.get(path)?.flatMap(({ name, values }, i) => {
        const index = values.findIndex((value, k) => value !== looks[i]?.values[k]);
        return index < 0 ? [] : `${name} { ${properties[index]}: ${values[index]}; }`;
      });
      expect({ path, other, count: looks.length }).toEqual({
        path,
        other: [],
        count: alone.get(path)?.length,
      });
    }
  }
});
