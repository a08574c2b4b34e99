import { PNG } from 'pngjs';
import type { Page } from 'puppeteer';
import { hrefOf, pages } from '#shared/pages.ts';
import { openPage, press, waitForPath } from '#test/helpers/browser.ts';
import { passFrames, scrollTo } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

/** A page transition: what it animates, until when, and where the next page is when it is first visible. */
type Turn = { animated: string[]; ends: unknown[]; place: unknown[]; masks: string[] };

declare let turns: Turn[];

async function noteTurns(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const noted: Turn[] = [];
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      const turn = start.call(this, update);
      const note = () => {
        const parts = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const ink = parts.find(({ pseudoElement }) => pseudoElement?.endsWith('new(root)'));
        noted.push({
          animated: parts.flatMap(({ pseudoElement }) => pseudoElement ?? []),
          place: [scrollY, document.activeElement?.tagName, ink?.getTiming().direction],
          ends: ['new(root)', 'group(site-header)'].map((name) => {
            const part = parts.find(({ pseudoElement }) => pseudoElement?.endsWith(name));
            return part?.getComputedTiming().endTime;
          }),
          masks: ['root', 'site-header'].map(
            (part) =>
              getComputedStyle(document.documentElement, `::view-transition-new(${part})`)
                .maskComposite,
          ),
        });
      };
      turn.ready.then(note, note);
      return turn;
    };
    Object.assign(window, { turns: noted });
  });
}

/** Runs a function in the page when the next transition is ready. */
function whenTurning<Said>(page: Page, say: () => Promise<Said>): Promise<Said> {
  return page.evaluate(`new Promise((resolve) => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const turn = start(update);
      turn.ready.then(${say}).then(resolve);
      return turn;
    };
  })`) as Promise<Said>;
}

async function turnsOf(page: Page, count: number): Promise<Turn[]> {
  await page.waitForFunction((least) => turns.length >= least, {}, count);
  return page.evaluate(() => turns);
}

test('the page thins into lines, and the next one is printed behind them, without the header', async () => {
  const { page, complaints } = await site.open(hrefOf('ecosystem'), { prepare: noteTurns });
  await page.click('header a[href="/lab"]');
  await waitForPath(page, '/lab');
  const animated = (await turnsOf(page, 1))[0]?.animated;
  expect(animated).toEqual(
    expect.arrayContaining(['::view-transition-old(root)', '::view-transition-new(root)']),
  );
  expect(animated).not.toContain('::view-transition-new(site-header)');
  expect(complaints).toEqual([]);
});

test('the next page’s opening starts as its lines begin to be printed', async () => {
  const { page } = await site.open('/lab');
  const states = whenTurning(page, async () => {
    const isOfTurn = ({ effect }: Animation) =>
      (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition');
    const statesOf = () =>
      document
        .getAnimations()
        .filter((each) => {
          const { target } = each.effect as KeyframeEffect;
          const isTimed = each.timeline === document.timeline && !isOfTurn(each);
          return isTimed && target?.closest('.page-hero');
        })
        .map(({ playState }) => playState);
    // Paused, so that the opening cannot wait for its end.
    for (const part of document.getAnimations().filter(isOfTurn)) part.pause();
    const before = statesOf();
    const attributeFilter = ['data-turning'];
    await new Promise((resolve) =>
      new MutationObserver(resolve).observe(document.documentElement, { attributeFilter }),
    );
    return { before, during: statesOf() };
  });
  await page.click('header a[href="/ecosystem"]');
  await waitForPath(page, '/ecosystem');
  const { before, during } = await states;
  expect(new Set(before)).toEqual(new Set(['paused']));
  expect(during).toContain('running');
});

test.each([1440, 390])('from home the header moves up whole at %i px', async (width) => {
  const { page } = await site.open('/', { width, height: 844, prepare: noteTurns });
  if (width === 390) await page.click('header summary');
  await page.click('header a[href="/lab"]');
  const { animated, ends } = (await turnsOf(page, 1))[0] ?? {};
  expect(animated).toContain('::view-transition-group(site-header)');
  // Otherwise the whole page would seem to move up.
  expect(ends).toEqual([320, 320]);
  expect(animated?.filter((part) => /(old|new).site-header/.test(part))).toEqual([]);
  expect(animated?.includes('::view-transition-old(site-menu)')).toBe(width === 390);
  expect(animated?.includes('::view-transition-old(root)')).toBe(width !== 390);
});

test('on a phone the page thins to hairlines, also in empty parts of both pages', async () => {
  const { page } = await site.open(hrefOf('terms'), { width: 390, height: 844 });
  const inMargin = async () => {
    const clip = { x: 8, y: 300, width: 1, height: 60 };
    const { data } = PNG.sync.read(
      Buffer.from(await page.screenshot({ clip, captureBeyondViewport: false })),
    );
    return data.filter((_, at) => at % 4 === 1);
  };
  expect(new Set(await inMargin()).size).toBe(1);
  const isHeld = whenTurning(page, async () => {
    const parts = document
      .getAnimations()
      .filter(({ effect }) =>
        (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
      );
    const ends = parts.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    for (const part of parts) {
      part.pause();
      part.currentTime = 0.175 * Math.max(...ends);
    }
    return parts.length > 0;
  });
  await press(page, 'header a[href="/lab"]');
  expect(await isHeld).toBe(true);
  await passFrames(page, 5);
  const rows = [...(await inMargin())];
  const ground = Math.min(...rows);
  expect(rows.filter((light) => light > ground + 40).length).toBeGreaterThanOrEqual(8);
});

test('a header that was out of view comes in with the next page', async () => {
  const { page, complaints } = await site.open('/', { prepare: noteTurns });
  await scrollTo(page, 1500);
  await page.$eval('header a[href="/lab"]', (link) => link.click());
  await waitForPath(page, '/lab');
  // A lost script would have loaded the page as a document, without a transition.
  expect(complaints).toEqual([]);
  const { animated, masks } = (await turnsOf(page, 1))[0] as Turn;
  expect(animated).toContain('::view-transition-new(site-header)');
  expect(animated).not.toContain('::view-transition-old(site-header)');
  expect(masks[1]).toBe(masks[0]);
});

test('the next page is in place when it is first visible, also on Back and Forward', async () => {
  const { page } = await site.open(hrefOf('ecosystem'), { prepare: noteTurns });
  await scrollTo(page, 1500);
  await page.waitForFunction(() => window.scrollY === 1500);
  await passFrames(page);
  await press(page, 'footer a[href="/terms"]');
  await waitForPath(page, hrefOf('terms'));
  await page.goBack();
  await waitForPath(page, hrefOf('ecosystem'));
  expect((await turnsOf(page, 2)).map(({ place }) => place)).toEqual([
    [0, 'H1', 'normal'],
    [expect.closeTo(1500, -1), 'H1', 'reverse'],
  ]);
  await page.waitForFunction(() => Math.abs(window.scrollY - 1500) < 2);
  await page.goForward();
  await waitForPath(page, hrefOf('terms'));
  expect((await turnsOf(page, 3))[2]?.place[0]).toBe(0);
});

test.each([
  { how: 'reduced by the system', motion: 'reduce' },
  { how: 'paused by the switch', motion: 'no-preference' },
] as const)('with motion $how there is no page transition', async ({ motion }) => {
  const { page } = await site.open(hrefOf('ecosystem'), { motion, prepare: noteTurns });
  if (motion !== 'reduce') await page.click('.motion-switch');
  await page.click('header a[href="/lab"]');
  await waitForPath(page, '/lab');
  await page.goBack();
  await waitForPath(page, hrefOf('ecosystem'));
  expect(await turnsOf(page, 0)).toEqual([]);
});

test('a link within the page has no page transition', async () => {
  const { page } = await site.open(hrefOf('technology'), { prepare: noteTurns });
  await page.click('main a[href*="#"]');
  await page.waitForFunction(() => window.location.hash && window.scrollY > 0);
  expect(await turnsOf(page, 0)).toEqual([]);
});

test('a second link during a page transition works, without an error', async () => {
  const { page, complaints } = await site.open(hrefOf('ecosystem'));
  for (const path of ['/lab', hrefOf('build'), '/lab', hrefOf('ecosystem'), hrefOf('build')]) {
    await page.evaluate((to) => {
      document.querySelector<HTMLElement>(`header a[href="${to}"]`)?.click();
      return new Promise(requestAnimationFrame);
    }, path);
  }
  await waitForPath(page, hrefOf('build'));
  await page.waitForSelector('h1:focus');
  expect(complaints).toEqual([]);
});

test('without scripts the ink of a dark section runs out into a light one, at most once a page', async () => {
  const { page } = await openPage(site.browser, { hasScripts: false });
  const edges = new Map<string, string[]>();
  for (const { path } of pages) {
    await page.goto(site.server.origin + path);
    const found = await page.$$eval('section.section', (sections) =>
      sections
        .filter((section) => getComputedStyle(section).backgroundImage.includes('ink-edge'))
        .map((section) => {
          const above = section.previousElementSibling?.getAttribute('data-ground');
          return `${above} above ${section.dataset.ground}`;
        }),
    );
    if (found.length) edges.set(path, found);
  }
  expect([...edges.values()]).toEqual(
    Array(edges.size).fill([expect.stringMatching(/^ink above bone/)]),
  );
  expect(edges.size).toBeGreaterThan(0);
});
