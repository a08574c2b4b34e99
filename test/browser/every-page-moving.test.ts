import type { Page } from 'puppeteer';
import { visitAsSeen } from '#scripts/browser/visit.ts';
import { getAction } from '#shared/actions.ts';
import { riskSentence } from '#shared/content/risk.ts';
import { hrefOf, pages } from '#shared/pages.ts';
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

/** Warnings about slow WebGL without a GPU. */
const isAboutGraphics = (complaint: string) => /WebGL|GL Driver|swiftshader/i.test(complaint);

/** What is asked of each page as it is visited, in one visit at each width. */
describe.each([390, 1440])('at %i px', (width) => {
  let buying = 0;
  const shared = sharePage(site, { width, height: 800 }, (page) =>
    page.evaluateOnNewDocument(noteShifts),
  );

  describe.each(pages)('$path', ({ path }) => {
    let complaints: string[];
    let guessed: number;
    beforeAll(async () => {
      const { page } = shared;
      await page.setViewport({ width, height: 800 });
      await page.goto('about:blank');
      shared.asked.length = 0;
      shared.complaints.length = 0;
      await visitAsSeen(page, site.server.origin + path);
      guessed = await heightOf(page);
      complaints = [...shared.complaints];
    });

    test('its largest image above the fold is requested before all others, and scripts after it', async () => {
      const { page } = shared;
      const asked = shared.asked.map((url) => new URL(url).pathname);
      const largest = await page.evaluate(
        () =>
          new Promise<{ src: string; isEarly: boolean }>((resolve) => {
            new PerformanceObserver((list) => {
              const { element, url } = list.getEntries().at(-1) as unknown as {
                element: Element;
                url: string;
              };
              const src = url && new URL(url).pathname;
              const isEarly =
                element instanceof HTMLImageElement
                  ? element.loading !== 'lazy' && element.fetchPriority === 'high'
                  : document.querySelector(`link[rel="preload"][href="${src}"]`) !== null;
              resolve({ src, isEarly });
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
      const modules = await page.$eval('script[data-modules]', (script) =>
        (script as HTMLElement).dataset.modules?.split(/#\S+ ?/),
      );
      const firstModule = asked.findIndex((url) => modules?.includes(url));
      expect(firstModule).toBeGreaterThan(asked.findIndex((url) => url.endsWith('.css')));
      if (!largest.src) return;
      expect(largest).toEqual({ ...largest, isEarly: true });
      expect(firstModule).toBeGreaterThan(asked.indexOf(largest.src));
    });

    test('it shows every picture that it preloads', async () => {
      const unused = await shared.page.evaluate(() => {
        const shown = [...document.querySelectorAll('body *')].flatMap((element) => [
          (element as HTMLImageElement).currentSrc,
          ...[null, '::before', '::after'].flatMap((part) => {
            const look = getComputedStyle(element, part);
            return [look.backgroundImage, look.borderImageSource, look.maskImage];
          }),
        ]);
        return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')]
          .filter(({ media }) => matchMedia(media).matches)
          .map(({ href }) => href)
          .filter((href) => !shown.some((source) => source?.includes(href)));
      });
      expect(unused).toEqual([]);
    });

    if (width === 390) {
      test('it skips only sections far from the viewport, does not shift while scrolling, and prints completely', async () => {
        await expectFarSkipped(shared.page);
        await expectNoShift(shared.page);
        await expectAllPrinted(shared.page);
      });
    }

    test('it estimates its heights well', () => expectGuessedHeights(shared.page, guessed));

    test('it hydrates with an empty console, asks no other host and stores nothing', async () => {
      const { page } = shared;
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForNetworkIdle({ idleTime: 300 });
      const others = [...complaints, ...shared.complaints];
      expect(others.filter((complaint) => !isAboutGraphics(complaint))).toEqual([]);
      expect(shared.asked.filter((url) => !url.startsWith(site.server.origin))).toEqual([]);
      expect(await page.cookies()).toEqual([]);
      const stored = await page.evaluate(async () => [
        localStorage.length,
        sessionStorage.length,
        (await indexedDB.databases()).length,
      ]);
      expect(stored).toEqual([0, 0, 0]);
    });

    test('a visible presale or buy control has its note and a risk link near it, in text size', async () => {
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

/** Largest distance between a control and its risk note, in CSS pixels, so that both are in view. */
const IN_VIEW = 260;

/** Visible presale and buy controls, and whether a note near them, in text size, has the risk link and the reason. */
function findBuying(page: Page): Promise<{ name: string; isSeen: boolean }[]> {
  return page.evaluate(
    (presale, disclosure, said, reach) => {
      const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const notes = [...document.querySelectorAll<HTMLElement>('main .risk-note')];
      const links = [...document.querySelectorAll<HTMLElement>('main a, main button')].filter(
        (element) =>
          element.checkVisibility() &&
          (element.getAttribute('href') === presale ||
            /^(buy|join presale)/i.test(element.textContent ?? '')),
      );
      return links.map((link) => {
        const bottom = link.getBoundingClientRect().bottom;
        const isSeen = notes.some((note) => {
          const top = note.getBoundingClientRect().top;
          const size = Number.parseFloat(getComputedStyle(note).fontSize);
          const link = note.querySelector<HTMLElement>(`a[href="${disclosure}"]`);
          const isSaid = said.every((text) => note.textContent?.includes(text));
          return (
            Math.abs(top - bottom) < reach &&
            size >= textSize &&
            isSaid &&
            Boolean(link?.checkVisibility())
          );
        });
        return { name: link.textContent ?? '', isSeen };
      });
    },
    hrefOf('home', 'presale'),
    hrefOf('terms', 'risk-disclosure'),
    [riskSentence.text, getAction('buyNow').notOpen ?? ''],
    IN_VIEW,
  );
}
