import type { Page } from 'puppeteer';
import { codeSamples, codeScreen } from '#shared/content/code-samples.ts';
import { hrefOf } from '#shared/pages.ts';
import { waitForText } from '#test/helpers/browser.ts';
import { passFrames, placeAt } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const path = hrefOf('build');

const shownCode = (page: Page) =>
  page.$$eval('.sample__code', (all) =>
    all.filter((code) => code.checkVisibility()).map((code) => code.textContent?.trimEnd()),
  );

test.each([true, false])('each tab shows its own code alone (scripts: %s)', async (hasScripts) => {
  const { page } = await site.open(path, { hasScripts });
  for (const { language, source } of codeSamples) {
    await page.click(`.code-screen input[value="${language}"]`);
    expect(await shownCode(page)).toEqual([source]);
  }
  // From the last to the first.
  await page.keyboard.press('ArrowRight');
  expect(await shownCode(page)).toEqual([codeSamples[0]?.source]);
});

test('a tab writes its code once, and then shows it at once', async () => {
  const { page } = await site.open(path);
  for (const tab of [1, 2]) {
    await page.click(`.code-screen__tab:nth-of-type(${tab})`);
    await page.waitForSelector(`.sample:nth-of-type(${tab})[data-written]`);
  }
  await page.click('.code-screen__tab:nth-of-type(1)');
  const moving = await page.$eval('.sample', (it) =>
    it
      .getAnimations({ subtree: true })
      .map(({ effect }) => (effect as KeyframeEffect).target?.localName),
  );
  // The caret of the code.
  expect(moving).toEqual(['code']);
});

test('Copy copies the visible code, and says so', async () => {
  const { page } = await site.open(path);
  const context = page.browserContext();
  await context.overridePermissions(site.server.origin, ['clipboard-sanitized-write']);
  const [shown] = await shownCode(page);
  // Only the foreground page may write to the clipboard.
  await page.bringToFront();
  await page.click(`.sample:has(.copy button):nth-of-type(${placeOfFirst()}) .copy button`);
  await waitForText(page, '.copy [role="status"]', codeScreen.copy.done);
  // The site's scripts may not read the clipboard, so the test pastes.
  await page.evaluate(() => document.body.prepend(document.createElement('textarea')));
  await page.focus('textarea');
  await page.keyboard.press('v', { commands: ['paste'] });
  expect(await page.$eval('textarea', ({ value }) => value)).toBe(shown);
});

const placeOfFirst = () =>
  1 + codeSamples.findIndex(({ language }) => language === codeScreen.first);

test('each tool works once while it is scrolled into view, and stands as drawn', async () => {
  const { page } = await site.open(path);
  const steps = 20;
  const places: string[][] = [];
  for (let step = 0; step <= steps; step += 1) {
    await placeAt(page, '.instrument', 1 - step / steps, 1);
    await passFrames(page, 2);
    places.push(
      await page.$$eval('.instrument', (all) =>
        all.map((instrument) => {
          const [back, moving] = [...instrument.children].map((layer) =>
            layer.getBoundingClientRect(),
          ) as [DOMRect, DOMRect];
          return [moving.top - back.top, moving.width - back.width].map(Math.round).join();
        }),
      ),
    );
  }
  const drawn = places[0]?.map(() => '0,0') ?? [];
  expect(places.at(-1)).toEqual(drawn);
  const isMoved = (tool: number) => places.some((place) => place[tool] !== '0,0');
  expect([...drawn.keys()].every(isMoved)).toBe(true);
});
