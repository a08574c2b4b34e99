import { anchors, hrefOf } from '#shared/pages.ts';
import { openPage } from '#test/helpers/browser.ts';
import { show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const marked = '.legal-contents [aria-current="location"]';

test.each(['privacy', 'terms'] as const)(
  'the table of contents of %s marks the current section',
  async (id) => {
    const { page } = await site.open(hrefOf(id));
    const [first, , third] = anchors[id];
    // Above it too.
    await page.waitForSelector(`${marked} a[href$="#${first}"]`);
    for (const anchor of [third, first]) {
      await show(page, `#${anchor}`);
      await page.waitForSelector(`${marked} a[href$="#${anchor}"]`);
      expect(await page.$$(marked)).toHaveLength(1);
    }
  },
);

test.each([true, false])(
  'on a phone the table of contents is closed at first (scripts: %s)',
  async (hasScripts) => {
    const { page } = await openPage(site.browser, { hasScripts, width: 390 });
    await page.goto(site.server.origin + hrefOf('terms'));
    const isShown = () =>
      page.$eval('.legal-contents__list', (list) => (list as HTMLElement).checkVisibility());
    expect(await isShown()).toBe(false);
    await page.click('.legal-contents__toggle summary');
    expect(await isShown()).toBe(true);
  },
);
