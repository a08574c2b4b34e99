import type { Page } from 'puppeteer';
import { codeSamples, codeScreen } from '#shared/content/code-samples.ts';
import { hrefOf } from '#shared/pages.ts';
import { waitForText } from '#test/helpers/browser.ts';
import { placeAt } from '#test/helpers/scrolling.ts';
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

test('each tool works once as it comes into sight, and stands as drawn', async () => {
  const { page } = await site.open(path);
  await page.waitForSelector('.instrument[data-blank]');
  const worked = page.$$eval('.instrument', (all) =>
    Promise.all(
      all.map((tool) => new Promise((end) => tool.addEventListener('animationend', end))),
    ),
  );
  await placeAt(page, '.instrument', 0.5, 1);
  await worked;
  const isAsDrawn = await page.$$eval('.instrument', (all) =>
    all.map(({ children: [back, moving] }) =>
      ['top', 'width'].every((side) => {
        const [drawn, now] = [back, moving].map((layer) => layer?.getBoundingClientRect().toJSON());
        return Math.round(now[side] - drawn[side]) === 0;
      }),
    ),
  );
  expect(isAsDrawn).not.toContain(false);
});
