import { visitAsSeen } from '#scripts/browser/visit.ts';
import { pages } from '#shared/pages.ts';
import { expectPictureFirst } from '#test/helpers/every-page/first-view.ts';
import { findBuying } from '#test/helpers/every-page/risk-notes.ts';
import {
  expectAllPrinted,
  expectFarSkipped,
  expectGuessedHeights,
  expectNoShift,
  heightOf,
  noteShifts,
} from '#test/helpers/every-page/skipped-sections.ts';
import { expectWholeWords } from '#test/helpers/every-page/whole-text.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const site = openSite();

/** Programs for the coin that a browser without a GPU runs slowly, and says so. */
const isAboutGraphics = (complaint: string) => /WebGL|GL Driver|swiftshader/i.test(complaint);

/** What is asked of each page as it is visited, in one visit at each width. */
describe.each([390, 1440])('at %i px', (width) => {
  const asked: string[] = [];
  let buying = 0;
  const shared = sharePage(site, { width, height: 800 }, async (page) => {
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluateOnNewDocument(noteShifts);
  });

  describe.each(pages)('$path', ({ path }) => {
    let complaints: string[];
    let guessed: number;
    beforeAll(async () => {
      const { page } = shared;
      await page.setViewport({ width, height: 800 });
      await page.goto('about:blank');
      asked.length = 0;
      shared.complaints.length = 0;
      await visitAsSeen(page, site.server.origin + path);
      guessed = await heightOf(page);
      complaints = [...shared.complaints];
    });

    test('its largest image above the fold is requested before all others, and scripts after it', () =>
      expectPictureFirst(shared.page, asked));

    if (width === 390) {
      test('it skips only sections far from the viewport, does not shift while scrolling, and prints completely', async () => {
        await expectFarSkipped(shared.page);
        await expectNoShift(shared.page);
        await expectAllPrinted(shared.page);
      });
    }

    test('it estimates its heights well', () => expectGuessedHeights(shared.page, guessed));

    test('it hydrates with an empty console and no requests to other hosts', async () => {
      const { page } = shared;
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForNetworkIdle({ idleTime: 300 });
      const others = [...complaints, ...shared.complaints];
      expect(others.filter((complaint) => !isAboutGraphics(complaint))).toEqual([]);
      expect(asked.filter((url) => !url.startsWith(site.server.origin))).toEqual([]);
      expect(await page.cookies()).toEqual([]);
    });

    test('a visible presale or buy control has a risk link near it, in text size', async () => {
      const found = await findBuying(shared.page);
      buying += found.length;
      expect(found.filter(({ isSeen }) => !isSeen)).toEqual([]);
    });

    if (width === 1440) {
      test('it breaks no usual word in two, however wide the window is', () =>
        expectWholeWords(shared.page));
    }
  });

  test('a presale or buy control is visible more than five times', () =>
    expect(buying).toBeGreaterThan(5));
});
