import { visitAsSeen } from '#scripts/browser/visit.ts';
import { pages } from '#shared/pages.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const site = openSite();
const shared = sharePage(site, {}, (page) =>
  page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
);

test.each(pages)(
  'on $path nothing of what lies behind the page shows between two sections of bone',
  async ({ path }) => {
    const { page } = shared;
    const seams: string[] = [];
    await visitAsSeen(page, site.server.origin + path);
    for (const width of [390, 768, 1440]) {
      await page.setViewport({ width, height: 800 });
      for (const section of await page.$$('[data-ground="bone"] + .section[data-ground^="bone"]')) {
        // Its position depends on fractions of a pixel above it.
        const edge = await section.evaluate((element) => {
          element.scrollIntoView({ behavior: 'instant', block: 'center' });
          window.scrollBy({ top: element.getBoundingClientRect().top - 400, behavior: 'instant' });
          return Math.round(element.getBoundingClientRect().top + window.scrollY);
        });
        const look = async (behind: string) => {
          await section.evaluate((element, color) => {
            for (let part = element.parentElement; part; part = part.parentElement)
              part.style.background = color;
          }, behind);
          const clip = { x: 0, y: edge - 4, width: 16, height: 8 };
          return page.screenshot({ clip, encoding: 'base64', captureBeyondViewport: false });
        };
        if ((await look('black')) !== (await look('white')))
          seams.push(`at ${width} px above #${await section.evaluate(({ id }) => id)}`);
      }
    }
    expect(seams).toEqual([]);
  },
);
