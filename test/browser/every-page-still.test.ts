import { load } from 'cheerio';
import type { HTTPResponse, Page } from 'puppeteer';
import { drawWhole, visitAsSeen } from '#scripts/browser/visit.ts';
import { findBarriers } from '#test/helpers/barriers.ts';
import { openPage, untilIdle, waitForCheckField } from '#test/helpers/browser.ts';
import { expectVisibleStops } from '#test/helpers/every-page/tab-stops.ts';
import { expectWholeText } from '#test/helpers/every-page/whole-text.ts';
import { paths } from '#test/helpers/paths.ts';
import { overflowOf, passFrames, scrollThrough, scrollTo } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
let page: Page;
beforeAll(async () => {
  ({ page } = await openPage(site.browser, { motion: 'reduce' }));
});

const widths = [390, 768, 1440];
/** Font sizes of the h2s on a desktop. */
const sizes = new Set<number>();

/** What is asked of each page with reduced motion, in one visit. */
describe.each(paths)('%s', (path) => {
  let response: HTTPResponse;
  beforeAll(async () => {
    response = await visitAsSeen(page, site.server.origin + path);
  });

  test('no gap shows between two light sections', async () => {
    const seams: string[] = [];
    for (const width of widths) {
      await page.setViewport({ width, height: 800 });
      seams.push(...(await findSeams(page)).map((id) => `at ${width} px above #${id}`));
    }
    expect(seams).toEqual([]);
  });

  test('its h1 is clearly larger than every h2', async () => {
    for (const width of widths) {
      await page.setViewport({ width, height: 900 });
      const sizesOf = (heads: string) =>
        page.$$eval(`main ${heads}:not(.visually-hidden)`, (all) =>
          all.map((head) => Number.parseFloat(getComputedStyle(head).fontSize)),
        );
      const [[h1 = 0], h2s] = [await sizesOf('h1'), await sizesOf('h2')];
      expect([width, h1, h1 >= 1.15 * Math.max(...h2s)]).toEqual([width, h1, true]);
      if (width === 1440) for (const size of h2s) sizes.add(Math.round(size));
    }
  });

  describe('drawn whole', () => {
    beforeAll(() => drawWhole(page));

    test('no light section draws its shadow as a line on the dark one below', async () => {
      const lines = await page.$$eval(
        '.section[data-ground^="bone"]:has(+ [data-ground="ink"])',
        (sections) =>
          sections.filter((section) => {
            const { position, boxShadow } = getComputedStyle(section);
            return position !== 'static' && boxShadow !== 'none';
          }).length,
      );
      expect(lines).toBe(0);
    });

    test('has the same text as without scripts, and never overflows', async () => {
      await waitForCheckField(page);
      const served = textOf(await response.text());
      const now = textOf(await page.content());
      expect(served.length).toBeGreaterThan(path === '/x' ? 0 : 600);
      expect(now).toBe(served);
      const wide: string[] = [];
      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        await page.setViewport({ width, height: 900 });
        const overflow = await overflowOf(page);
        if (overflow > 0) wide.push(`by ${overflow} px at ${width} px`);
      }
      expect(wide).toEqual([]);
    });

    test('fills most of a wide window', async () => {
      await page.setViewport({ width: 1920, height: 1080 });
      const widths = await page.$$eval('.container', (all) => all.map((one) => one.clientWidth));
      expect(Math.max(...widths)).toBeGreaterThan(1440);
      const fallShort = await page.$$eval(
        'main svg',
        (drawings) =>
          drawings.filter(({ clientWidth, parentElement }) => {
            const room = parentElement?.clientWidth ?? 0;
            return room >= innerWidth && clientWidth > innerWidth / 2 && clientWidth < room;
          }).length,
      );
      expect(fallShort).toBe(0);
    });

    test('loads the face of code only where code is shown, and never sets it large', async () => {
      const { isLoaded, sizes } = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        const [face] = style.getPropertyValue('--font-code').split(',');
        const isLoaded = [...document.fonts].some(
          ({ family, status }) => family === face?.replaceAll('"', '') && status === 'loaded',
        );
        const codes = [...document.querySelectorAll('code')].filter((code) =>
          code.checkVisibility(),
        );
        const rem = Number.parseFloat(style.fontSize);
        const sizes = codes.map((code) => Number.parseFloat(getComputedStyle(code).fontSize) / rem);
        return { isLoaded, sizes };
      });
      expect(isLoaded).toBe(sizes.length > 0);
      expect(sizes.filter((size) => size > 1.25)).toEqual([]);
    });

    test('keeps its controls and stamps between the margins', async () => {
      const outside: string[] = [];
      for (const width of widths) {
        await page.setViewport({ width, height: 900 });
        const found = await page.$$eval('main :is(.button, .rubber-stamp)', (parts) => {
          const margin = document.querySelector('footer .container')?.getBoundingClientRect();
          const isOutside = ({ left, right }: DOMRect) =>
            margin && (left < margin.left - 1 || right > margin.right + 1);
          return parts
            .filter((part) => part.checkVisibility({ visibilityProperty: true }))
            .filter((part) => isOutside(part.getBoundingClientRect()))
            .map((part) => part.textContent);
        });
        outside.push(...found.map((words) => `${words} at ${width} px`));
      }
      expect(outside).toEqual([]);
    });

    test.each([390, 1440])('stands as served at %i px: nothing moves or draws', async (width) => {
      await page.setViewport({ width, height: 900 });
      await untilIdle(page);
      await page.evaluate(scrollThrough);
      const found = await page.evaluate(() => {
        const asked = { opacityProperty: true, visibilityProperty: true };
        // Except what only an opening draws, and pictures of the news that are not open.
        const stills = [...document.querySelectorAll('main :is(img, path)')].filter(
          (still) => still.checkVisibility() && !still.closest('.hundred-lines, .news__slide'),
        );
        return {
          moving: document.getAnimations().length,
          drawn: document.querySelectorAll('canvas').length,
          hidden: stills.filter((still) => !still.checkVisibility(asked)).length,
        };
      });
      expect(found).toEqual({ moving: 0, drawn: 0, hidden: 0 });
    });

    describe.each([390, 1440])('at %i px', (width) => {
      beforeAll(async () => {
        await page.setViewport({ width, height: 900 });
        // Lets scroll-driven parts follow.
        await scrollTo(page, 0);
        await passFrames(page, 3);
      });

      test.each([true, false])('has no axe violations (all opened: %s)', async (isOpen) => {
        await page.$$eval(
          // A desktop shows the contents of a legal page without their toggle.
          'main details:not(.legal-contents__toggle)',
          (all, wanted) => {
            for (const details of all) details.open = wanted;
          },
          isOpen,
        );
        expect(await findBarriers(page)).toEqual([]);
      });

      test('every tab stop is visible and large enough', () => expectVisibleStops(page));
    });

    test('keeps its text whole, however it is enlarged', () => expectWholeText(page));
  });
});

test('the h2s of a desktop have three sizes', () => expect([...sizes]).toHaveLength(3));

/** The text of a document, except what depends on scripts, is animated or is a duplicate. */
function textOf(html: string): string {
  const $ = load(html, { scriptingEnabled: false });
  $('noscript, [aria-live], .motion-switch').remove();
  return $('#root').text().replace(/\s+/g, ' ').trim();
}

/** Gaps between two light sections through which the background shows. */
async function findSeams(page: Page): Promise<string[]> {
  const seams: string[] = [];
  for (const section of await page.$$('[data-ground="bone"] + .section[data-ground^="bone"]')) {
    // Its position depends on fractional heights above it.
    const edge = await section.evaluate(async (element) => {
      // Real heights come a frame after a section is in view, and move the edge.
      for (let frame = 0; frame < 3; frame += 1) {
        element.scrollIntoView({ behavior: 'instant', block: 'center' });
        window.scrollBy({ top: element.getBoundingClientRect().top - 400, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      return Math.round(element.getBoundingClientRect().top + window.scrollY);
    });
    const paint = (behind: string) =>
      section.evaluate((element, color) => {
        for (let part = element.parentElement; part; part = part.parentElement)
          part.style.background = color;
      }, behind);
    const look = async (behind: string) => {
      await paint(behind);
      const clip = { x: 0, y: edge - 4, width: 16, height: 8 };
      return page.screenshot({ clip, encoding: 'base64', captureBeyondViewport: false });
    };
    if ((await look('black')) !== (await look('white')))
      seams.push(await section.evaluate(({ id }) => id));
    await paint('');
  }
  return seams;
}
