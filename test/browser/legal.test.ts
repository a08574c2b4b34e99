import { visit } from '#scripts/browser/visit.ts';
import { anchors, hrefOf } from '#shared/pages.ts';
import { openPage } from '#test/helpers/browser.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const marked = '.legal-contents [aria-current="location"]';

test.each(['privacy', 'terms'] as const)(
  'the contents of %s mark the section that is being read',
  async (id) => {
    const { page } = await openPage(site.browser);
    await visit(page, site.server.origin + hrefOf(id));
    expect(await page.$(marked)).toBeNull();
    for (const anchor of [anchors[id][2], anchors[id][0]]) {
      await page.$eval(`#${anchor}`, (section) => section.scrollIntoView({ behavior: 'instant' }));
      await page.waitForSelector(`${marked} a[href$="#${anchor}"]`);
      expect(await page.$$(marked)).toHaveLength(1);
    }
  },
);
