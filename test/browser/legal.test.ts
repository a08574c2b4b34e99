import { anchors, hrefOf } from '#shared/pages.ts';
import { until } from '#test/helpers/browser.ts';
import { show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const marked = '.legal-contents [aria-current="location"]';

test.each(['privacy', 'terms'] as const)(
  'contents and lock of %s mark the current section',
  async (id) => {
    const { page } = await site.open(hrefOf(id));
    const [first, , third] = anchors[id];
    await page.waitForSelector(`${marked} a[href$="#${first}"]`);
    // Nothing has been read yet, so nothing is counted.
    expect(await page.$$('.legal-lock[data-count]')).toHaveLength(0);
    for (const anchor of [third, first]) {
      await show(page, `#${anchor}`);
      await page.waitForSelector(`${marked} a[href$="#${anchor}"]`);
      expect(await page.$$(marked)).toHaveLength(1);
      // A ring of the lock is in its place for each section so far.
      expect(await page.$$('.legal-lock [data-turned]')).toHaveLength(anchor === first ? 1 : 3);
      // The mark has glided to the middle of its row.
      await until(page, marked, ([row]) => {
        const { offsetTop, offsetHeight, parentElement } = row as HTMLElement;
        const mark = getComputedStyle(parentElement as Element, '::after');
        const middle = parseFloat(mark.top) + parseFloat(mark.height) / 2;
        return mark.content === '""' && Math.abs(middle - offsetTop - offsetHeight / 2) <= 1;
      });
    }
  },
);

test('the lock is complete as soon as the end is in view', async () => {
  const { page } = await site.open(hrefOf('privacy'));
  await page.$eval('.legal-page__section:last-child > :last-child', (end) =>
    end.scrollIntoView({ block: 'end', behavior: 'instant' }),
  );
  await until(page, '.legal-lock circle', (rings) =>
    rings.every((ring) => ring?.hasAttribute('data-turned')),
  );
});

test.each([true, false])('a phone keeps sections in reach (scripts: %s)', async (hasScripts) => {
  const { page } = await site.open(hrefOf('terms'), { hasScripts, width: 390, height: 844 });
  const toggle = '.legal-contents__toggle summary';
  const isShown = () =>
    page.$eval('.legal-contents__list', (list) => (list as HTMLElement).checkVisibility());
  const untilOnTop = (selector: string) =>
    until(page, selector, ([element]) => {
      const { left, top } = (element as Element).getBoundingClientRect();
      return element?.contains(document.elementFromPoint(left + 60, top + 10));
    });
  for (const place of [0, 2]) {
    await show(page, `#${anchors.terms[place]}`);
    await untilOnTop(toggle);
    if (hasScripts)
      await until(page, toggle, ([name], at) => name?.textContent?.includes(at), `${place + 1} `);
  }
  expect(await isShown()).toBe(false);
  await page.focus(toggle);
  await page.keyboard.press('Enter');
  expect(await isShown()).toBe(true);
  const last = `#${anchors.terms.at(-1)}`;
  await page.click(`.legal-contents__list a[href$="${last}"]`);
  await untilOnTop(`${last}-heading`);
  expect(await isShown()).toBe(!hasScripts);
});

test.each(['privacy', 'terms'] as const)('as %s opens, nothing covers its words', async (id) => {
  const { page } = await site.open(hrefOf(id));
  const { motions, covering } = await page.$eval('.legal-page__head', (head) => {
    const words = document.createRange();
    const ends = [...head.querySelectorAll('h1, .lead')].flatMap((block) => {
      words.selectNodeContents(block);
      return [...words.getClientRects()]
        .map((line) => document.elementFromPoint(line.right - 2, (line.top + line.bottom) / 2))
        .filter((top) => !block.contains(top));
    });
    const sign = head.querySelector('img:nth-child(2)') as Element;
    return { motions: sign.getAnimations().length, covering: ends.map((top) => top?.className) };
  });
  expect(motions).toBe(0);
  expect(covering).toEqual([]);
});
