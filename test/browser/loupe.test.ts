import type { Page } from 'puppeteer';
import { hrefOf } from '#shared/pages.ts';
import { until } from '#test/helpers/browser.ts';
import { boxOf } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const summary = '.provenance summary';

const untilOpen = (page: Page, isOpen: boolean) =>
  until(page, '.provenance', ([loupe], wanted) => loupe?.matches('[open]') === wanted, isOpen);

async function open(id: 'lab' | 'ecosystem' | 'career'): Promise<Page> {
  const { page } = await site.open(hrefOf(id), { width: 1440, height: 1000 });
  // Their script comes when the browser is idle; the first one opens as soon as it runs.
  while (!(await page.$('.provenance[open]')))
    await page.$eval(summary, (element: HTMLElement) => {
      element.blur();
      element.focus({ preventScroll: true });
    });
  await page.keyboard.press('Escape');
  await page.$eval(summary, (element: HTMLElement) => element.blur());
  return page;
}

test('a loupe opens on hover, stays open when clicked, and closes when the mouse leaves', async () => {
  const page = await open('lab');
  await page.mouse.move(5, 5);
  await page.hover(summary);
  await untilOpen(page, true);
  await page.click(summary);
  expect(await page.$eval('.provenance', (loupe) => (loupe as HTMLDetailsElement).open)).toBe(true);
  await page.mouse.click(5, 5);
  await untilOpen(page, false);
});

test('it stays closed when it is scrolled under a resting mouse', async () => {
  const page = await open('lab');
  const { x, y } = await boxOf(page, `${summary} span`);
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

test('it opens on keyboard focus, and closes with Escape or when the focus leaves', async () => {
  const page = await open('lab');
  const focus = async () => {
    await page.$eval('h1', (heading) => heading.focus());
    while (!(await page.$(`${summary}:focus`))) await page.keyboard.press('Tab');
  };
  await focus();
  await untilOpen(page, true);
  await page.keyboard.press('Escape');
  await untilOpen(page, false);
  await focus();
  await untilOpen(page, true);
  await page.keyboard.press('Tab');
  await untilOpen(page, false);
});

/** Opens the last loupe of a page; says whether its foot is in view, and how many controls it covers. */
async function openLast(page: Page) {
  const loupe = (await page.$$('.provenance')).at(-1);
  await loupe?.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await (await loupe?.$('summary'))?.hover();
  await page.waitForSelector('.provenance[open]');
  return loupe?.evaluate((element) => {
    const note = element.querySelector('.provenance__note') as HTMLElement;
    const boxOf = (part: Element) => part.getBoundingClientRect();
    const { left, right, top, bottom } = boxOf(note);
    const [middle, low] = [(left + right) / 2, bottom - 3];
    const covered = [...document.querySelectorAll('main :is(a, button, input)')].map(boxOf);
    return {
      isWhole: document.elementFromPoint(middle, low) === note,
      covers: covered.filter(
        (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      ).length,
    };
  });
}

test.each(['ecosystem', 'career', 'lab'] as const)(
  'on %s the section does not cut it off, and it covers no control',
  async (id) => {
    expect(await openLast(await open(id))).toEqual({ isWhole: true, covers: 0 });
  },
);

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

test('microprint fills its measure with whole words', async () => {
  const { whiteSpace, textAlign } = await (await open('lab')).$eval(summary, (element) => {
    return { ...getComputedStyle(element, '::before') };
  });
  expect([whiteSpace, textAlign]).toEqual(['normal', 'justify']);
});
