import type { Page } from 'puppeteer';
import { hrefOf } from '#shared/pages.ts';
import { until } from '#test/helpers/browser.ts';
import { boxOf, passFrames } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const summary = '.provenance summary';
const label = `${summary} span`;
const controls = 'main :is(a, button, input)';

const untilOpen = (page: Page, isOpen: boolean) =>
  until(page, '.provenance', ([loupe], wanted) => loupe?.matches('[open]') === wanted, isOpen);

async function open(id: 'home' | 'lab' | 'ecosystem' | 'career' | 'tokenomics'): Promise<Page> {
  const { page } = await site.open(hrefOf(id), { width: 1440, height: 1000 });
  // Their script comes when the browser is idle; the first one opens as soon as it runs.
  while (!(await page.$('.provenance[open]'))) {
    await page.hover('h1');
    await page.hover(label);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  }
  await page.hover('h1');
  await untilOpen(page, false);
  return page;
}

test('a loupe opens on hover, stays open when clicked, and closes when the mouse leaves', async () => {
  const page = await open('lab');
  await page.hover(label);
  await untilOpen(page, true);
  await page.click(label);
  expect(await page.$eval('.provenance', (loupe) => (loupe as HTMLDetailsElement).open)).toBe(true);
  await page.mouse.click(5, 5);
  await untilOpen(page, false);
});

test('its small print opens it too, and scrolling away from a resting mouse closes it', async () => {
  const page = await open('tokenomics');
  const { x, y } = await boxOf(page, summary);
  await page.mouse.move(x + 5, y + 5);
  await untilOpen(page, true);
  await page.mouse.wheel({ deltaY: 300 });
  await untilOpen(page, false);
});

test('it stays closed when it is scrolled under a resting mouse', async () => {
  const page = await open('lab');
  const { x, y } = await boxOf(page, label);
  await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }));
  await page.mouse.move(x + 5, y + 5);
  await page.evaluate(() => {
    document.addEventListener('pointerover', ({ target }) => {
      const loupe = (target as Element).closest<HTMLElement>('.provenance');
      if (loupe) loupe.dataset.over = '';
    });
    window.scrollBy({ top: -300, behavior: 'instant' });
  });
  await page.waitForSelector('.provenance[data-over]');
  // Longer than a hover takes: it is opened by the next move instead.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(await page.$('.provenance[open]')).toBeNull();
  await page.mouse.move(x + 6, y + 5);
  await untilOpen(page, true);
});

test('it opens with the focus or Enter, and closes with Escape or when the focus leaves', async () => {
  const page = await open('lab');
  const focus = async () => {
    await page.$eval('h1', (heading) => heading.focus());
    while (!(await page.$(`${summary}:focus`))) await page.keyboard.press('Tab');
  };
  await focus();
  await untilOpen(page, true);
  await page.keyboard.press('Escape');
  await untilOpen(page, false);
  await page.keyboard.press('Enter');
  await untilOpen(page, true);
  await page.keyboard.press('Tab');
  await untilOpen(page, false);
});

/** Opens the last loupe of a part; says whether its rim is in view, and how many of `parts` it covers. */
async function openLast(page: Page, block: ScrollLogicalPosition, of = 'main', parts = controls) {
  const loupe = (await page.$$(`${of} .provenance`)).at(-1);
  await loupe?.evaluate((it, block) => it.scrollIntoView({ block, behavior: 'instant' }), block);
  await passFrames(page, 2);
  await (await loupe?.$('summary span'))?.hover();
  await page.waitForSelector('.provenance[open]');
  return loupe?.evaluate((element, parts) => {
    const note = element.querySelector('.provenance__note') as HTMLElement;
    const boxOf = (part: Element) => part.getBoundingClientRect();
    const { left, right, top, bottom } = boxOf(note);
    const isSeenAt = (y: number) => document.elementFromPoint((left + right) / 2, y) === note;
    const covered = [...document.querySelectorAll(parts)].map(boxOf);
    return {
      isWhole: isSeenAt(top + 3) && isSeenAt(bottom - 3),
      covers: covered.filter(
        (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      ).length,
    };
  }, parts);
}

test.each([
  ['ecosystem', 'center'],
  ['career', 'center'],
  ['lab', 'center'],
  ['tokenomics', 'end'],
] as const)('on %s, at the %s of the screen, it is whole, off all controls', async (id, block) => {
  expect(await openLast(await open(id), block)).toEqual({ isWhole: true, covers: 0 });
});

test('it rather covers controls than the figures that it explains', async () => {
  const seen = await openLast(await open('home'), 'center', '#about', 'main data');
  expect(seen).toEqual({ isWhole: true, covers: 0 });
});

test('its note is printed, open or closed', async () => {
  const page = await open('lab');
  await page.emulateMediaType('print');
  const { words, size } = await page.$eval(summary, (element) => {
    const { content, fontSize } = getComputedStyle(element, '::before');
    return { words: content, size: Number.parseFloat(fontSize) };
  });
  const note = await page.$eval('.provenance__note', (element) => element.textContent ?? '');
  expect(words).toContain(note);
  expect(size).toBeGreaterThanOrEqual(12);
});

test.each([720, 1440])('microprint at %i px is whole, neither cut nor stretched', async (width) => {
  const { page } = await site.open(hrefOf('home'), { width, height: 1000 });
  const prints = await page.$$eval(summary, (all) =>
    all.map((element) => {
      const { content, overflow, textAlign } = getComputedStyle(element, '::before');
      const fits = element.scrollWidth <= element.clientWidth;
      return [content.includes(`"${element.dataset.line}"`), fits, overflow, textAlign].join();
    }),
  );
  expect(new Set(prints)).toEqual(new Set(['true,true,visible,start']));
});
