import { presaleNote } from '#shared/content/home.ts';
import { until } from '#test/helpers/browser.ts';
import { boxesOf, boxOf, scrollTo, show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

test('the presale section, where the header’s Buy Now leads, shows the true figures', async () => {
  const { page } = await site.open();
  const note = await page.$eval('#presale', (section) => {
    const boxOf = (selector: string) =>
      section.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const fill = boxOf('.presale__fill');
    return {
      bar: section.querySelector('[role="img"]')?.getAttribute('aria-label'),
      share: fill.width / (section.querySelector('.presale__bar')?.clientWidth ?? 1),
      /** Where the rules end. */
      goal: (boxOf('.presale__scale rect').left - fill.left) / fill.width,
      labels: [...section.querySelectorAll('.presale__scale text')].map((label) => {
        const { left, right } = label.getBoundingClientRect();
        return [label.textContent, left - fill.left, right - fill.left] as const;
      }),
      end: fill.width,
    };
  });
  expect(note.bar).toBe(presaleNote.progress);
  expect(note.share).toBeCloseTo(0.6, 3);
  expect(note.goal).toBeCloseTo(presaleNote.goalAt / 100, 2);
  const [[raised = '', , end = 0] = [], [goal = '', start = 0] = []] = note.labels;
  expect([raised, goal]).toEqual([
    presaleNote.raised.text,
    expect.stringContaining(presaleNote.goalLabel.figure.text),
  ]);
  expect(end).toBeCloseTo(note.end, -1);
  expect(start).toBeGreaterThan(note.goal * note.end);
});

test('the bar is printed once it is in sight, and stays printed', async () => {
  const { page } = await site.open('/', { width: 1366, height: 650 });
  await page.waitForSelector('.presale__fill[data-blank]');
  await show(page, '.presale__bar', 'center');
  await page.waitForSelector('.presale__fill:not([data-blank])');
  await scrollTo(page, 0);
  await until(
    page,
    '.presale__fill',
    ([fill]) => fill && getComputedStyle(fill).maskPosition === '0px 0px',
  );
});

test.each([320, 390, 768, 1024, 1180, 1440])('at %i px its figures stand clear', async (width) => {
  const { page } = await site.open('/', { width, height: 900, motion: 'reduce' });
  const bar = await boxOf(page, '.presale__bar');
  const labels = await boxesOf(page, '.presale__bar text');
  const lines = await page.$eval('.presale__later', (text) => {
    const words = document.createRange();
    words.selectNodeContents(text);
    return [...words.getClientRects()].map((line) => line.toJSON() as DOMRect);
  });
  const covered = labels.filter((label) =>
    lines.some(
      ({ left, right, top, bottom }) =>
        label.left < right && left < label.right && label.top < bottom && top < label.bottom,
    ),
  );
  expect(labels.filter(({ right }) => right > bar.right)).toEqual([]);
  expect(covered).toEqual([]);
});
