import { anchors, hrefOf } from '#shared/pages.ts';
import { until } from '#test/helpers/browser.ts';
import { show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const marked = '.legal-contents [aria-current="location"]';

test.each(['privacy', 'terms'] as const)('contents of %s mark the current section', async (id) => {
  const { page } = await site.open(hrefOf(id));
  const [first, , third] = anchors[id];
  // Above it too.
  await page.waitForSelector(`${marked} a[href$="#${first}"]`);
  for (const anchor of [third, first]) {
    await show(page, `#${anchor}`);
    await page.waitForSelector(`${marked} a[href$="#${anchor}"]`);
    expect(await page.$$(marked)).toHaveLength(1);
  }
});

test.each([true, false])('a phone has its sections at hand (scripts: %s)', async (hasScripts) => {
  const { page } = await site.open(hrefOf('terms'), { hasScripts, width: 390, height: 844 });
  const toggle = '.legal-contents__toggle summary';
  const isShown = () =>
    page.$eval('.legal-contents__list', (list) => (list as HTMLElement).checkVisibility());
  const untilOnTop = (selector: string) =>
    until(page, selector, ([element]) => {
      const { left, top } = (element as Element).getBoundingClientRect();
      return element?.contains(document.elementFromPoint(left + 60, top + 10));
    });
  await show(page, `#${anchors.terms[2]}`);
  await untilOnTop(toggle);
  expect(await isShown()).toBe(false);
  await page.focus(toggle);
  await page.keyboard.press('Enter');
  expect(await isShown()).toBe(true);
  const last = `#${anchors.terms.at(-1)}`;
  await page.click(`.legal-contents__list a[href$="${last}"]`);
  await untilOnTop(`${last}-heading`);
  expect(await isShown()).toBe(!hasScripts);
});

test.each(['privacy', 'terms'] as const)(
  'nothing covers the words of %s as it opens',
  async (id) => {
    const { page } = await site.open(hrefOf(id));
    const covering = await page.evaluate(() => {
      const head = document.querySelector('.legal-page__head') as HTMLElement;
      // Begins its opening again, which is held at several of its moments.
      head.style.display = 'none';
      head.getBoundingClientRect();
      head.style.display = '';
      const opening = head.getAnimations({ subtree: true });
      const words = document.createRange();
      return [0, 250, 500].flatMap((moment) => {
        for (const animation of opening) {
          animation.pause();
          animation.currentTime = moment;
        }
        return [...head.querySelectorAll('h1, .lead')].flatMap((block) => {
          words.selectNodeContents(block);
          return [...words.getClientRects()]
            .map((line) => document.elementFromPoint(line.right - 2, (line.top + line.bottom) / 2))
            .filter((top) => !block.contains(top))
            .map((top) => top?.className);
        });
      });
    });
    expect(covering).toEqual([]);
  },
);
