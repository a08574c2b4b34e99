import type { HTTPRequest, Page } from 'puppeteer';
import { drawWhole } from '#scripts/browser/visit.ts';
import { loadingMessages } from '#shared/content/loading.ts';
import { getPage, hrefOf } from '#shared/pages.ts';
import { openPage, press, waitForPath, waitForText } from '#test/helpers/browser.ts';
import { noteShifts, shiftOf } from '#test/helpers/every-page/skipped-sections.ts';
import { holdFile, intercept, openWithout } from '#test/helpers/held-file.ts';
import { makeOld } from '#test/helpers/old-browser.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const notice = '.loading-notice';
const notYet = loadingMessages.controlsLate;
const { navLabel: lab } = getPage('lab');

const contact = site.server.origin + hrefOf('contact');

const follow = (page: Page, href: string) => press(page, `a[href="${href}"]`);

async function moveTo(page: Page, id: 'lab' | 'privacy' | 'terms'): Promise<void> {
  await follow(page, hrefOf(id));
  await waitForPath(page, hrefOf(id));
}

/** Loses requests whose address matches, until the function that it returns finds them again. */
async function lose(page: Page, address: RegExp): Promise<() => void> {
  let isLost = true;
  await intercept(page, address, (request) => (isLost ? request.abort() : request.continue()));
  return () => {
    isLost = false;
  };
}

const pathOf = (page: Page) => page.evaluate(() => window.location.pathname);
const headingOf = (page: Page) => page.$eval('main h1', (h1) => h1.textContent);
const waitForWords = (page: Page, words: string) =>
  page.waitForSelector(`${notice} ::-p-text(${words})`);
/** A page is announced shortly after it is shown. */
const waitForAnnouncement = (page: Page, title: string) =>
  waitForText(page, '[role="status"]', title);
const waitUntilGone = (page: Page) => page.waitForSelector(notice, { hidden: true });

/** The browser's in-memory cache may also be empty. */
async function goOffline(page: Page): Promise<void> {
  await page.setCacheEnabled(false);
  await page.setOfflineMode(true);
}

/** As a string, which the test's compiler does not transform. */
const waitUntilEvaluated = (page: Page, module: string) =>
  page.evaluate(`import(${JSON.stringify(module)}).then(() => {})`);

const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const words = element?.closest('[role="status"]')?.textContent;
        if (words) said.push(words);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
/** On a busy machine a quick step can outlast the delay before the notice, so the delay is made longer. */
function slowTimers(): void {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (handler: () => void, delay = 0) => setTimeout(handler, 20 * delay),
  });
}

const saidOf = (page: Page) => page.evaluate(() => (window as never as { said: string[] }).said);

describe('a link whose page has to be loaded', () => {
  test.each([
    ['script', 'js'],
    ['style sheet', 'css'],
  ] as const)('announces once that its %s is loading, and changes nothing', async (_, kind) => {
    const { page, complaints } = await site.open(hrefOf('terms'));
    const heading = await headingOf(page);
    const { held } = await holdFile(page, 'lab', kind);
    await listen(page);
    await page.evaluate(noteShifts);
    await follow(page, hrefOf('lab'));
    const request = await held;
    await waitForWords(page, loadingMessages.coming(lab));
    expect(await pathOf(page)).toBe(hrefOf('terms'));
    expect(await headingOf(page)).toBe(heading);
    expect(await saidOf(page)).toEqual([loadingMessages.coming(lab)]);
    expect(await shiftOf(page)).toBe(0);
    await request.continue();
    await waitForPath(page, hrefOf('lab'));
    await waitUntilGone(page);
    await waitForAnnouncement(page, getPage('lab').title);
    expect(await saidOf(page)).toEqual([loadingMessages.coming(lab), getPage('lab').title]);
    expect(complaints).toEqual([]);
  });

  test('shows no notice if the page is there at once', async () => {
    const { page } = await site.open(hrefOf('terms'));
    await moveTo(page, 'lab');
    await waitForAnnouncement(page, getPage('lab').title);
    await listen(page);
    await page.evaluate(slowTimers);
    await follow(page, hrefOf('terms'));
    await waitForAnnouncement(page, getPage('terms').title);
    expect(await saidOf(page)).toEqual([getPage('terms').title]);
  });

  test.each(['career', 'privacy'] as const)('is cancelled by Back or a link, to %s', async (to) => {
    const { page } = await site.open(hrefOf('career'));
    await moveTo(page, 'terms');
    const { held } = await holdFile(page, 'lab');
    const entries = await page.evaluate(() => window.history.length);
    await follow(page, hrefOf('lab'));
    const request = await held;
    await waitForWords(page, lab);
    await (to === 'career' ? page.goBack() : follow(page, hrefOf(to)));
    await waitForPath(page, hrefOf(to));
    await waitUntilGone(page);
    await Promise.all([page.waitForResponse(request.url()), request.continue()]);
    await waitUntilEvaluated(page, request.url());
    expect(await pathOf(page)).toBe(hrefOf(to));
    expect(await page.title()).toBe(getPage(to).title);
    const added = (await page.evaluate(() => window.history.length)) - entries;
    expect(added).toBe(to === 'career' ? 0 : 1);
  });

  test.each(['reduce', 'no-preference'] as const)(
    'animates its notice only if motion is allowed (%s), above the open phone menu',
    async (motion) => {
      const { page } = await site.open(hrefOf('terms'), { width: 390, height: 844, motion });
      const { held } = await holdFile(page, 'lab');
      await page.click('.site-header__toggle');
      await page.click(`.site-header__nav a[href="${hrefOf('lab')}"]`);
      await held;
      await waitForWords(page, lab);
      const seen = await page.$eval(notice, (element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        return {
          isOnTop: element.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
          isInView:
            left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight,
          isMoving: element.getAnimations({ subtree: true }).length > 0,
        };
      });
      expect(seen).toEqual({ isOnTop: true, isInView: true, isMoving: motion !== 'reduce' });
    },
  );
});

describe('without a network', () => {
  test('a visited page opens; for another the notice says why it does not, and a retry works', async () => {
    const { page } = await site.open(hrefOf('terms'));
    await moveTo(page, 'privacy');
    await goOffline(page);
    await moveTo(page, 'terms');
    await page.focus(`footer a[href="${hrefOf('lab')}"]`);
    await page.keyboard.press('Enter');
    await waitForWords(page, loadingMessages.failed(lab));
    expect(await pathOf(page)).toBe(hrefOf('terms'));
    expect(await page.title()).toBe(getPage('terms').title);
    // Escape dismisses it, and the next try shows it again.
    await page.keyboard.press('Escape');
    await waitUntilGone(page);
    await page.keyboard.press('Enter');
    await page.waitForSelector(notice, { visible: true });
    // After a try in vain the focus is where it was, so that the Tab key reaches the notice next again.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await waitForWords(page, loadingMessages.failed(lab));
    await page.keyboard.press('Escape');
    await waitUntilGone(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      hrefOf('lab'),
    );
    await page.keyboard.press('Enter');
    await page.waitForSelector(notice, { visible: true });
    await page.setOfflineMode(false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await waitForPath(page, hrefOf('lab'));
    await waitUntilGone(page);
  });

  test('the phone’s menu stays open for the notice, which gives the focus back to the link', async () => {
    const { page } = await site.open(hrefOf('terms'), { width: 390 });
    const link = `#site-menu a[href="${hrefOf('lab')}"]`;
    await goOffline(page);
    await page.click('.site-header__toggle summary');
    await page.focus(link);
    await page.keyboard.press('Enter');
    await waitForWords(page, loadingMessages.failed(lab));
    await page.keyboard.press('Tab');
    expect(await page.$(`${notice} button:focus`)).not.toBeNull();
    await page.keyboard.press('Escape');
    await waitUntilGone(page);
    expect(await page.$(`${link}:focus`)).not.toBeNull();
  });

  test.each([
    ['', -1],
    ['#content', -2],
  ])(
    'Back to a page that is not loaded shows the notice too, after the hash "%s"',
    async (hash, steps) => {
      const { page } = await site.open(hrefOf('lab'));
      await moveTo(page, 'terms');
      await page.reload();
      await page.waitForSelector('[data-hydrated="true"]');
      // As typed into the address bar.
      if (hash) await page.evaluate((typed) => window.location.assign(typed), hash);
      await page.waitForFunction(() => window.history.state?.key);
      await goOffline(page);
      await page.evaluate((by) => window.history.go(by), steps);
      await waitForWords(page, loadingMessages.failed(lab));
      await page.waitForFunction((path) => window.location.pathname === path, {}, hrefOf('terms'));
      expect(await page.title()).toBe(getPage('terms').title);
      expect(await page.evaluate(() => window.location.hash)).toBe(hash);
      // Back still leads there.
      await page.keyboard.press('Escape');
      await waitUntilGone(page);
      await page.evaluate((by) => window.history.go(by), steps);
      await page.waitForSelector(notice, { visible: true });
      await page.setOfflineMode(false);
      await page.click(`${notice} button`);
      await waitForPath(page, hrefOf('lab'));
    },
  );

  test.each([
    ['a path without a page', hrefOf('terms'), 'footer a[href="/blog"]'],
    ['a download', hrefOf('tokenomics'), 'main a[download]'],
  ])('a link to %s keeps the page and says why', async (_, path, link) => {
    const { page } = await site.open(path);
    await goOffline(page);
    await press(page, link);
    const name = await page.$eval(link, (it) => it.textContent);
    await waitForWords(page, loadingMessages.failed(name));
    expect(await pathOf(page)).toBe(path);
  });

  test('where popovers are not supported, the notice takes the focus, and gives it back on Escape', async () => {
    const { page } = await site.open(hrefOf('terms'), { prepare: makeOld });
    await goOffline(page);
    await page.focus(`footer a[href="${hrefOf('lab')}"]`);
    await page.keyboard.press('Enter');
    await page.waitForFunction((at) => document.activeElement?.matches(`${at} button`), {}, notice);
    await page.keyboard.press('Escape');
    await waitUntilGone(page);
    expect(await page.$(`a[href="${hrefOf('lab')}"]:focus`)).not.toBeNull();
  });

  test.each([
    ['whitepaper', /\/tokenomics$|\/assets\/tokenomics-parts-/],
    ['style sheet', /\/tokenomics$|\/assets\/tokenomics-[^/]*\.css$/],
  ])('if the %s cannot be loaded, its page is not shown', async (_, needed) => {
    const { page } = await site.open(hrefOf('terms'));
    const find = await lose(page, needed);
    await follow(page, hrefOf('tokenomics'));
    await waitForWords(page, loadingMessages.retry);
    expect(await page.title()).toBe(getPage('terms').title);
    find();
    await page.click(`${notice} button`);
    await waitForPath(page, hrefOf('tokenomics'));
    await page.waitForSelector('#whitepaper details');
  });
});

describe('if a script of the page is lost or late', () => {
  test('links still work, and every control responds', async () => {
    const { page } = await openPage(site.browser);
    const find = await lose(page, /\/assets\/contact-[^/]*\.js/);
    await page.goto(contact, { waitUntil: 'load' });
    await drawWhole(page);
    await page.click('.contact-form [type="submit"]');
    await waitForWords(page, loadingMessages.controlsMissing);
    await moveTo(page, 'lab');
    await page.goto(contact, { waitUntil: 'load' });
    await page.type('.contact-form textarea', 'A');
    await waitForWords(page, loadingMessages.controlsMissing);
    // The network is there, but not the script, as after a deployment: nothing is reloaded over the words.
    await page.click(`${notice} button`);
    await waitForWords(page, loadingMessages.wordsKept);
    find();
    await page.click(`${notice} button`);
    await page.waitForSelector('[data-hydrated="true"]');
    await waitUntilGone(page);
    expect(await page.$eval('.contact-form textarea', (field) => field.value)).toBe('A');
  });

  test('a retry loads the page anew, if nothing is written', async () => {
    const { page } = await openPage(site.browser);
    let losses = 2;
    await intercept(page, /\/assets\/contact-[^/]*\.js/, (request) =>
      losses-- > 0 ? request.abort() : request.continue(),
    );
    await page.goto(contact, { waitUntil: 'load' });
    await drawWhole(page);
    await page.click('.contact-form [type="submit"]');
    await waitForWords(page, loadingMessages.controlsMissing);
    await Promise.all([page.waitForNavigation(), page.click(`${notice} button`)]);
    await page.waitForSelector('[data-hydrated="true"]');
  });

  test.each([
    ['a shared script', 'is lost', /\/assets\/client-/],
    ['the entry', 'is lost', /\/assets\/entry-/],
    ['the entry', 'never arrives', /\/assets\/entry-/],
  ])('a press on any control is answered if %s %s', async (_, fate, script) => {
    const { page, complaints } = await openPage(site.browser);
    await intercept(page, script, (request) => fate === 'is lost' && request.abort());
    await page.goto(contact, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('[data-started]');
    for (const control of ['.contact-form [type="submit"]', '.site-footer .motion-switch']) {
      await press(page, control);
      const words = await page.$eval(notice, (it) => it.checkVisibility() && it.textContent);
      expect(words).toContain(notYet);
      await press(page, 'main h1');
      expect(await page.$(notice)).toBeNull();
    }
    // The browser names the file; nothing is thrown on top of that.
    expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  });

  test.each([
    ['tokenomics', '.your-tokens input'],
    ['governance', '.seat input:not(:checked)'],
  ] as const)('a press on a field of %s is answered', async (id, field) => {
    const { page } = await openPage(site.browser);
    await lose(page, /\/assets\/entry-/);
    await page.goto(site.server.origin + hrefOf(id));
    await page.waitForSelector('[data-started]');
    await drawWhole(page);
    while (!(await page.$(notice))) await press(page, field);
    await waitForWords(page, notYet);
  });

  test('a line below the button of the form says that the first script is lost, and only then', async () => {
    const { page } = await openPage(site.browser);
    const find = await lose(page, /\/assets\/start-/);
    const late = '.contact-form__late';
    await page.goto(contact);
    await page.$eval(late, (line) => line.scrollIntoView());
    await page.waitForSelector(late, { visible: true });
    find();
    await page.reload();
    await page.waitForSelector('[data-started]');
    expect(await page.$eval(late, (line) => line.checkVisibility())).toBe(false);
  });

  test.each([
    ['typed', 'start', (page: Page) => page.type('.contact-form textarea', 'A')],
    ['pressed', 'entry', (page: Page) => press(page, '.contact-form [type="submit"]')],
  ])('a visitor who %s before %s had loaded is told too', async (_, script, use) => {
    const { page } = await openPage(site.browser);
    const held = new Promise<HTTPRequest>((resolve) =>
      intercept(page, /\/assets\/(start|entry|contact)-[^/]*\.js/, (request) => {
        if (request.url().includes(`/${script}-`)) resolve(request);
        else if (request.url().includes('/contact-')) request.abort();
        else request.continue();
      }),
    );
    const loaded = page.goto(contact);
    const late = await held;
    await page.waitForSelector('.contact-form textarea');
    await use(page);
    await late.continue();
    await loaded;
    await waitForWords(page, loadingMessages.controlsMissing);
  });

  test('a pressed control says that it is late, until it works', async () => {
    const url = site.server.origin + hrefOf('lab');
    const { page, complaints, request } = await openWithout(site, 'lab', url);
    while (!(await page.$(notice))) await press(page, '.motion-switch');
    await waitForWords(page, notYet);
    await request.continue();
    await page.waitForSelector('[data-hydrated="true"]');
    await waitUntilGone(page);
    expect(complaints).toEqual([]);
  });
});
