import type { Page } from 'puppeteer';
import { visitAsSeen } from '#scripts/browser/visit.ts';
import { hrefOf } from '#shared/pages.ts';
import { openPage, setStyles } from '#test/helpers/browser.ts';
import { boxesOf, boxOf, passFrames, placeAt, scrollToEnd, show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

async function openPhone(path: string, height = 700): Promise<Page> {
  const { page } = await site.open(path, { width: 390, height, motion: 'reduce' });
  return page;
}

test.each([
  ['/', `.home-hero a[href="${hrefOf('home', 'checks')}"]`, 360, 640],
  ['/', `.home-hero a[href="${hrefOf('home', 'checks')}"]`, 390, 700],
  ['/', `.home-hero a[href="${hrefOf('home', 'checks')}"]`, 1280, 720],
  [hrefOf('contact'), '#contact-message', 390, 844],
  [hrefOf('governance'), 'main .button', 390, 844],
  [hrefOf('lab'), 'main .button', 390, 844],
])('on %s %s is above the fold at %i × %i px', async (path, part, width, height) => {
  const { page } = await site.open(path, { width, height, motion: 'reduce' });
  expect((await boxOf(page, part)).bottom).toBeLessThan(height);
});

test('a drawing that does not run to the edge of the window is shown whole', async () => {
  const page = await openPhone('/');
  const cut = await page.$$eval('#features img', async (drawings) => {
    for (const drawing of drawings) drawing.loading = 'eager';
    await Promise.all(drawings.map((drawing) => drawing.decode()));
    return drawings.flatMap((drawing) => {
      const { right, width, height } = drawing.getBoundingClientRect();
      const share = width / height / (drawing.naturalWidth / drawing.naturalHeight);
      const isCovered = getComputedStyle(drawing).objectFit === 'cover';
      return right < innerWidth - 1 && isCovered && Math.abs(share - 1) > 0.02
        ? drawing.currentSrc
        : [];
    });
  });
  expect(cut).toEqual([]);
});

test('lines of the pathways run down beside the words, clear of them and of the window’s edge', async () => {
  const page = await openPhone(hrefOf('ecosystem'));
  const lines = await page.$$eval('.pathways__path', (paths) =>
    paths.map((path) => {
      const { left, borderLeftWidth } = getComputedStyle(path, '::before');
      const fromEdge = path.getBoundingClientRect().left + Number.parseFloat(left);
      const words = path.querySelector('.pathways__steps')?.getBoundingClientRect().left ?? 0;
      return { fromEdge, toWords: words - fromEdge - Number.parseFloat(borderLeftWidth) };
    }),
  );
  expect(lines.length).toBeGreaterThan(1);
  for (const { fromEdge, toWords } of lines) {
    expect(fromEdge).toBeGreaterThan(4);
    expect(toWords).toBeGreaterThanOrEqual(6);
  }
});

test('labels of adjacent figures do not touch', async () => {
  const page = await openPhone(hrefOf('ecosystem'));
  await show(page, '#community');
  const boxes = await boxesOf(page, '#community .figure-strip__label');
  const gaps = boxes.flatMap(({ top, right }, index) => {
    const next = boxes[index + 1];
    return next?.top === top ? [next.left - right] : [];
  });
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
});

test('the footer is at most one screen high, in a low window too', async () => {
  const page = await openPhone(hrefOf('lab'), 700);
  await show(page, '.site-footer');
  expect((await boxOf(page, '.site-footer')).height).toBeLessThanOrEqual(700);
});

test.each([360, 390, 700])('at %i px home’s headline needs no balanced lines', async (width) => {
  const { page } = await site.open('/', { width, motion: 'reduce' });
  const readLines = () =>
    page.$eval('h1', ({ firstChild }) => {
      const range = document.createRange();
      range.selectNode(firstChild as Node);
      return [...range.getClientRects()].map((line) => Math.round(line.right));
    });
  const balanced = await readLines();
  await setStyles(page, 'h1 { text-wrap: wrap }');
  expect(await readLines()).toEqual(balanced);
});

describe('the header', () => {
  const bottomOf = async (page: Page) => (await boxOf(page, '#site-header')).bottom;

  test('squeezes its mark at no width', async () => {
    const page = await openPhone(hrefOf('lab'));
    const heights: number[] = [];
    for (let width = 320; width <= 440; width += 8) {
      await page.setViewport({ width, height: 700 });
      heights.push((await boxOf(page, '#site-header .logo-mark')).height);
    }
    expect([...new Set(heights)]).toEqual([30, 36]);
  });

  test.each(['home', 'ecosystem'] as const)('of %s stays in view, and its menu too', async (id) => {
    const page = await openPhone(hrefOf(id));
    await scrollToEnd(page);
    expect(await bottomOf(page)).toBeGreaterThan(0);
    expect(await page.$eval('header .button', (link) => link.checkVisibility())).toBe(true);
    await page.click('.site-header__toggle summary');
    const isOnTop = await page.$$eval('#site-menu a', (links) => {
      const last = links.filter((link) => link.checkVisibility()).at(-1);
      last?.scrollIntoView({ behavior: 'instant' });
      const { left = 0, top = 0, height = 0 } = last?.getBoundingClientRect() ?? {};
      return document.elementFromPoint(left + 2, top + height / 2) === last;
    });
    expect(isOnTop).toBe(true);
  });

  test('does not cover the heading to which an anchor leads', async () => {
    const page = await openPhone(hrefOf('technology', 'dual-consensus'));
    const { top } = await boxOf(page, '#dual-consensus-heading');
    expect(top).toBeGreaterThanOrEqual(await bottomOf(page));
  });

  test.each([
    [400, ''],
    [844, 'html { font-size: 200% }'],
  ])('leaves a screen of %i px to the text with styles "%s"', async (height, styles) => {
    const page = await openPhone(hrefOf('ecosystem'), height);
    await setStyles(page, styles);
    await scrollToEnd(page);
    expect(await bottomOf(page)).toBeLessThanOrEqual(0);
  });
});

test('a section is laid out before it comes into the window, so that showing it takes less time', async () => {
  const { page } = await openPage(site.browser, { width: 390, height: 700, motion: 'reduce' });
  await visitAsSeen(page, site.server.origin);
  // Only this one is still to be laid out.
  const others = '.section:not(#roadmap) { content-visibility: visible }';
  await setStyles(page, `${others} #roadmap ~ *, .site-footer { display: none }`);
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  const countBoxes = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutObjects')?.value ?? 0;
  };
  // It is made visible for a moment to be laid out.
  await page.$eval('#roadmap', (section) => {
    const note = () => section.setAttribute('data-laid-out', '');
    new MutationObserver(note).observe(section, { attributeFilter: ['style'] });
  });
  await placeAt(page, '#roadmap', 3.5);
  await passFrames(page, 3);
  const before = await countBoxes();
  await placeAt(page, '#roadmap', 2.6);
  await page.waitForSelector('#roadmap[data-laid-out]');
  const made = (await countBoxes()) - before;
  expect(made).toBeGreaterThan(await page.$$eval('#roadmap *', (parts) => parts.length));
  // Asked last, because asking makes boxes.
  const isShown = await page.$eval('#roadmap > *', (part) =>
    part.checkVisibility({ contentVisibilityAuto: true }),
  );
  expect(isShown).toBe(false);
});
