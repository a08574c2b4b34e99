import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { hrefOf } from '#shared/pages.ts';
import { press } from '#test/helpers/browser.ts';
import { comeNear, passFrames, placeAt, scrollTo, show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

const animationsIn = (page: Page, id: string) =>
  page.$eval(`#${id}`, (section) => section.getAnimations({ subtree: true }).length);

/** Makes a page note in `data-placed` where an observer has told its script that an element is. */
function notePlaces(page: Page) {
  return page.evaluateOnNewDocument(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          tell(entries, observer);
          for (const { target } of entries) target.setAttribute('data-placed', '');
        }, options);
      }
    };
  });
}

/** Scrolls a section near and says whether its parts are to be drawn. */
async function isDrawnOnEntry(page: Page, id: string, come = comeNear): Promise<boolean> {
  const before = await animationsIn(page, id);
  await come(page, `#${id}`);
  return page.$eval(
    `#${id}`,
    async (section, count) => {
      for (let frame = 0; frame < 10; frame += 1) {
        await new Promise(requestAnimationFrame);
        if (section.getAnimations({ subtree: true }).length > count) return true;
      }
      return false;
    },
    before,
  );
}

test.each(['lab', 'tokenomics', 'ecosystem'] as const)(
  'the picture at the top of %s is drawn within 1.3 seconds',
  async (id) => {
    const { page } = await site.open(hrefOf(id));
    const ends = await page.$$eval('.page-hero, .page-hero *', (parts) =>
      parts
        .flatMap((part) => [null, '::before', '::after'].map((of) => getComputedStyle(part, of)))
        .filter(
          ({ animationName, animationTimeline }) =>
            animationName !== 'none' && animationTimeline === 'auto',
        )
        .map(
          (style) =>
            1000 *
            (Number.parseFloat(style.animationDuration) + Number.parseFloat(style.animationDelay)),
        ),
    );
    expect(ends).not.toEqual([]);
    expect(Math.max(...ends)).toBeLessThanOrEqual(1300);
  },
);

test('a section is drawn when it first comes into view, and never again', async () => {
  const { page } = await site.open(hrefOf('governance'), { prepare: notePlaces });
  // Only what its script has seen below the window is drawn.
  await page.waitForSelector('#contribute .section__body > [data-placed]');
  expect(await isDrawnOnEntry(page, 'contribute')).toBe(true);
  await scrollTo(page, 0);
  // Others follow the scroll, and never end, or wait until they are in view.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ timeline, playState }) => timeline !== document.timeline || playState === 'paused'),
  );
  expect(await isDrawnOnEntry(page, 'contribute')).toBe(false);
});

test('a section that a link jumps to is complete at once', async () => {
  const { page } = await site.open(hrefOf('governance'), { prepare: notePlaces });
  await page.waitForSelector('#contribute .section__body > [data-placed]');
  expect(await isDrawnOnEntry(page, 'contribute', show)).toBe(false);
});

test('no section is hidden before it is drawn, and none is drawn with reduced motion', async () => {
  const { page } = await site.open(hrefOf('governance'));
  const opacities = await page.$$eval('.section__body > *', (parts) =>
    parts.map((part) => getComputedStyle(part).opacity),
  );
  expect(new Set(opacities)).toEqual(new Set(['1']));
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visit(page, `${site.server.origin}/governance`);
  expect(await isDrawnOnEntry(page, 'contribute')).toBe(false);
});

test('a picture is engraved on the way to the middle of the window, and whole after a pause', async () => {
  const { page } = await site.open(hrefOf('ecosystem'), { width: 1440, height: 900 });
  const engravedAt = async (share: number) => {
    await placeAt(page, '.cut-out', share);
    await passFrames(page, 2);
    return page.$eval(
      '.cut-out',
      (element) => Number.parseFloat(getComputedStyle(element).maskPosition) || 0,
    );
  };
  const early = await engravedAt(0.9);
  const later = await engravedAt(0.7);
  expect(early).toBeGreaterThan(later);
  expect(later).toBeGreaterThan(0);
  expect(await engravedAt(0.2)).toBe(0);
  await press(page, '.motion-switch');
  await page.waitForFunction(() => document.documentElement.dataset.motion === 'paused');
  expect(await engravedAt(0.9)).toBe(0);
});

test('around a picture that is engraved nothing else is drawn', async () => {
  const { page } = await site.open(hrefOf('ecosystem'), { prepare: notePlaces });
  await page.waitForSelector('#stablecoin .section__body [data-placed]');
  await comeNear(page, '#stablecoin');
  const rising = await page.$eval('#stablecoin', async (section) => {
    for (;;) {
      const parts = section
        .getAnimations({ subtree: true })
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ effect }) => (effect as KeyframeEffect).target);
      if (parts.length > 0) return parts.map((part) => part?.querySelector('.cut-out')?.className);
      await new Promise(requestAnimationFrame);
    }
  });
  expect(rising.filter(Boolean)).toEqual([]);
});
