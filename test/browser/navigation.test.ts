import type { ElementHandle } from 'puppeteer';
import { anchors, getPage, hrefOf } from '#shared/pages.ts';
import { press, waitForPath, waitForText } from '#test/helpers/browser.ts';
import { passFrames, scrollTo } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

test('a link navigates without a new document: head, heading, focus, scroll, announcement', async () => {
  const { page, complaints } = await site.open(hrefOf('ecosystem'));
  const count = (selector: string) => page.$$eval(selector, (elements) => elements.length);
  // Only the served document has them, and hydration leaves them.
  expect(await count('head > meta[property="og:image"]')).toBe(1);
  expect(await count('script[type="application/ld+json"]')).toBe(1);
  await page.$eval('html', (root) => root.setAttribute('data-mark', 'not in a new document'));
  await scrollTo(page, 900);
  await page.click('header a[href="/lab"]');
  await waitForPath(page, '/lab');
  // The announcement comes last.
  await waitForText(page, '#root > [aria-live]', getPage('lab').title);
  expect(await page.$('html[data-mark]')).not.toBeNull();
  expect(await page.title()).toBe(getPage('lab').title);
  expect(await page.$('h1:focus')).not.toBeNull();
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(0);
  expect(await page.$eval('header [aria-current]', (link) => link.textContent)).toBe(
    getPage('lab').navLabel,
  );
  for (const followed of ['title', 'meta[name="description"]', 'link[rel="canonical"]'])
    expect(await count(`head > ${followed}`)).toBe(1);
  expect(complaints).toEqual([]);
});

test('a link to the presale scrolls to it and focuses it, without a layout shift', async () => {
  const { page } = await site.open();
  const boxes = () =>
    page.$$eval('#presale, #presale *', (elements) => {
      const { left, top } = elements[0]?.getBoundingClientRect() ?? new DOMRect();
      return (
        elements
          // Hidden elements, such as a closed note, have no position.
          .filter((element) => element.getClientRects().length > 0)
          .filter((element) => !element.closest('.visually-hidden, .background-video'))
          .map((element) => element.getBoundingClientRect())
          .map((box) => [box.left - left, box.top - top, box.width, box.height].map(Math.round))
      );
    });
  await page.$eval('#presale', (section) => section.scrollIntoView());
  const before = await boxes();
  await scrollTo(page, 0);
  // After a launch it may lead elsewhere.
  await page.$eval('header nav ~ * .button', (link) => link.setAttribute('href', '/#presale'));
  await page.$eval('header nav ~ * .button', (link) => link.removeAttribute('target'));
  await page.click('header nav ~ * .button');
  await page.waitForFunction(() => document.activeElement?.closest('#presale'));
  await page.waitForFunction(() => {
    const box = document.getElementById('presale')?.getBoundingClientRect();
    return box && Math.abs(box.top) < 120;
  });
  expect(await boxes()).toEqual(before);
  const focused = (await page.evaluateHandle(() => document.activeElement)).asElement();
  const heard = await page.accessibility.snapshot({
    root: focused as ElementHandle<Element>,
    interestingOnly: false,
  });
  expect(heard?.name).toBe(await page.$eval('#presale-heading', (h2) => h2.textContent));
});

test.each(['no-preference', 'reduce'] as const)(
  'with motion "%s" scrolling to an anchor is smooth only if motion is allowed',
  async (motion) => {
    const { page } = await site.open(hrefOf('technology'), { motion });
    const id = anchors.technology.at(-1) as string;
    const places = await page.evaluate(async (anchor) => {
      const seen: number[] = [];
      document.addEventListener('scroll', () => seen.push(window.scrollY));
      const end = new Promise((resolve) => document.addEventListener('scrollend', resolve));
      document.querySelector<HTMLElement>(`main a[href$="#${anchor}"]`)?.click();
      await end;
      return seen;
    }, id);
    // A busy machine may show few places, but it starts near the first.
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    if (motion === 'reduce') expect(first).toBe(last);
    else expect(first).toBeLessThan(last);
  },
);

test('the skip link moves the focus, without a history entry', async () => {
  const { page } = await site.open('/nope');
  await page.click('header a[href="/lab"]');
  await waitForPath(page, '/lab');
  await scrollTo(page, 700);
  await page.waitForFunction(() => window.scrollY === 700);
  const before = await page.evaluate(() => [window.location.href, window.history.length]);
  await page.focus('.skip-link');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.closest('main'));
  expect(await page.title()).toBe(getPage('lab').title);
  expect(await page.evaluate(() => [window.location.href, window.history.length])).toEqual(before);
});

test('without scripts the skip link is a plain link', async () => {
  const { page } = await site.open('/lab', { hasScripts: false });
  await page.keyboard.press('Tab');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect(new URL(page.url()).hash).toBe('#content');
});

test('a history entry for a typed hash works like the others', async () => {
  const { page } = await site.open('/nope');
  await page.click('header a[href="/ecosystem"]');
  await waitForPath(page, hrefOf('ecosystem'));
  await scrollTo(page, 1500);
  await page.waitForFunction(() => window.scrollY === 1500);
  await passFrames(page);
  // As typed into the address bar. The focus returns to the page once the entry is handled.
  const left = await page.evaluate(() => {
    const { scrollY: before } = window;
    (document.activeElement as HTMLElement).blur();
    window.location.assign('#content');
    return before;
  });
  await page.waitForFunction(
    () => window.scrollY < 1500 && document.activeElement?.closest('main'),
  );
  expect(await page.title()).toBe(getPage('ecosystem').title);
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, {}, left);
  await page.goForward();
  await page.waitForFunction(() => window.scrollY < 1500);
  expect(await page.title()).toBe(getPage('ecosystem').title);
});

test('the blog link loads the server’s 404 page', async () => {
  const { page } = await site.open('/', { motion: 'reduce' });
  await Promise.all([page.waitForNavigation(), press(page, 'footer a[href="/blog"]')]);
  expect(await page.$eval('h1', (h1) => h1.textContent)).toBe('404 Not Found');
  await page.waitForSelector('[data-hydrated="true"]');
  await page.click('main a[href="/#news"]');
  await page.waitForFunction(() => document.activeElement?.id === 'news-heading');
});

test('an error in the browser shows the error page, with a reload button', async () => {
  const { page } = await site.open('/lab');
  await page.evaluate(() => {
    // Breaks rendering of the next page only.
    const create = document.createElement.bind(document);
    document.createElement = (name: string) => {
      if (name === 'textarea') throw new Error('boom');
      return create(name);
    };
    document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click();
  });
  await waitForText(page, 'h1', 'Unexpected Application Error!');
  const buttons = await page.$$eval('main button', (all) => all.map((b) => b.textContent));
  expect(buttons).toEqual(['Reload the page']);
  await press(page, 'header a[href="/build"]');
  await waitForPath(page, hrefOf('build'));
  expect(await page.$eval('h1', (h1) => h1.textContent)).not.toContain('Error');
});

test('hovering over a link prefetches its page, so that following it requests nothing more', async () => {
  const { page, asked } = await site.open(hrefOf('terms'));
  await page.waitForNetworkIdle({ idleTime: 300 });
  const chunks = () => asked.filter((url) => /\/assets\/lab-/.test(url));
  await page.hover('header a[href="/lab"]');
  while (chunks().length === 0) await passFrames(page);
  await page.waitForNetworkIdle({ idleTime: 300 });
  const fetched = chunks();
  await page.click('header a[href="/lab"]');
  await waitForPath(page, '/lab');
  expect(chunks()).toEqual(fetched);
});
