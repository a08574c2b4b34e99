import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { drawWhole, visit } from '#scripts/browser/visit.ts';
import { pages } from '#shared/pages.ts';
import { openPage, press, waitForCheckField, waitForPath } from '#test/helpers/browser.ts';
import { root } from '#test/helpers/root.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

const assets = readdirSync(join(root, 'dist', 'client', 'assets'));
const sheets = assets.filter((name) => name.endsWith('.css')).map((name) => `/assets/${name}`);

/** Properties that any sheet sets, without margins: Chromium sometimes reports auto as 0. */
const propertiesOf = (page: Page) =>
  page.evaluate(async (urls) => {
    const found = new Set<string>();
    const collect = (rule: CSSRule) => {
      if (rule instanceof CSSStyleRule) for (const property of rule.style) found.add(property);
      if ('cssRules' in rule) for (const each of rule.cssRules as CSSRuleList) collect(each);
    };
    for (const url of urls) {
      const sheet = new CSSStyleSheet();
      await sheet.replace(await (await fetch(url)).text());
      for (const rule of sheet.cssRules) collect(rule);
    }
    return [...found].filter((property) => !/^--|^margin-(left|right|inline)/.test(property));
  }, sheets);

/** For each element and its pseudo-elements: name and properties. */
async function looksOf(page: Page, properties: string[]) {
  await waitForCheckField(page);
  // Waits until the current section is marked.
  await page.waitForFunction(
    () =>
      !document.querySelector('.legal-contents__list') ||
      document.querySelector('.legal-contents__list [aria-current]'),
  );
  return page.evaluate(async (names) => {
    await document.fonts.ready;
    // Skipped sections get their layout in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    (document.activeElement as HTMLElement).blur();
    // The day may change between two looks.
    for (const time of document.querySelectorAll('main time')) time.textContent = 'A day';
    // Excludes what loads when idle, and metadata that is only served.
    const late = 'canvas, script';
    const elements = [...document.querySelectorAll(`#root *:not(${late})`)];
    return elements.flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return [];
        const name = `${element.localName}.${element.getAttribute('class')}${pseudo ?? ''}`;
        return { name, lines: names.map((each) => style.getPropertyValue(each)).join('\n') };
      }),
    );
  }, properties);
}

async function follow(page: Page, path: string): Promise<void> {
  await press(page, `a[href="${path}"]`);
  await waitForPath(page, path);
  await drawWhole(page);
}

test('a page looks the same after client-side navigation as after a full load', async () => {
  const { page } = await openPage(site.browser, { height: 300, motion: 'reduce' });
  const paths = pages.map(({ path }) => path);
  const alone = new Map<string, Awaited<ReturnType<typeof looksOf>>>();
  let properties: string[] = [];
  for (const path of paths) {
    await visit(page, site.server.origin + path);
    if (path === paths[0]) properties = await propertiesOf(page);
    alone.set(path, await looksOf(page, properties));
  }
  expect(properties).toEqual(expect.arrayContaining(['color', 'display', 'width']));
  for (const tour of [paths, [...paths].reverse()]) {
    // The error page has only the shared sheet.
    await visit(page, `${site.server.origin}/no-such-page`);
    for (const path of tour) {
      await follow(page, path);
      const looks = await looksOf(page, properties);
      const other = alone.get(path)?.flatMap(({ name, lines }, index) => {
        const others = looks[index]?.lines;
        if (lines === others) return [];
        const known = others?.split('\n');
        const at = lines.split('\n').findIndex((line, index) => line !== known?.[index]);
        return `${name} { ${properties[at]}: ${lines.split('\n')[at]} }`;
      });
      const count = alone.get(path)?.length;
      expect({ path, other, count: looks.length }).toEqual({ path, other: [], count });
    }
  }
});
