import { load } from 'cheerio';
import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { until } from '#test/helpers/browser.ts';
import { makeOld } from '#test/helpers/old-browser.ts';
import { paths } from '#test/helpers/paths.ts';
import * as refusals from '#test/helpers/refusals.ts';
import { boxOf, passFrames } from '#test/helpers/scrolling.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const site = openSite();
const phone = { width: 390, height: 844 };
const toggle = '.site-header__toggle summary';

const browsers: [lack: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['as old as the oldest that are named', makeOld],
  [
    'without drawing contexts and storage',
    async (page) => {
      await page.evaluateOnNewDocument(refusals.giveNoContext);
      await page.evaluateOnNewDocument(refusals.refuseStorage);
    },
  ],
  [
    'that refuses canvas, media and observers',
    (page) => page.evaluateOnNewDocument(refusals.refuseDrawing),
  ],
];

describe.each(browsers)('in a browser %s', (_lack, prepare) => {
  const shared = sharePage(site, phone, prepare);

  test.each(paths)('%s is complete, and its controls work', async (path) => {
    const { page, complaints } = shared;
    await visit(page, site.server.origin + path);
    for (const part of ['h1', 'header .site-brand', 'header nav', 'footer nav']) {
      const text = await page.$eval(part, (it) => it.textContent?.trim());
      expect([part, text]).not.toEqual([part, '']);
    }
    const silent: string[] = [];
    for (const [name, answers] of Object.entries(controls)) {
      if (!(await answers(page))) silent.push(name);
    }
    expect(silent).toEqual([]);
    // The blocked feature, a coin without a GPU, the status of an error page.
    const expected = /refused|WebGL|GL Driver|swiftshader|status of 404/i;
    expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  });

  test('a link in the menu opens another page and closes the menu', async () => {
    const { page } = shared;
    await visit(page, `${site.server.origin}/lab`);
    await page.click(toggle);
    await page.click('#site-menu a[href="/build"]');
    await page.waitForFunction(() => window.location.pathname === '/build');
    await page.waitForSelector('.site-header__toggle:not([open])');
    await until(page, '#site-menu', ([menu]) => menu?.getBoundingClientRect().height === 0);
  });
});

describe('where every part fails', () => {
  const shared = sharePage(site, phone, (page) =>
    page.evaluateOnNewDocument(refusals.refuseMediaQueries),
  );

  test.each(paths)('%s still shows the served content', async (path) => {
    const { page, complaints } = shared;
    const served = await page.goto(site.server.origin + path, { waitUntil: 'networkidle0' });
    const $ = load((await served?.text()) ?? '');
    // On a busy machine the network is idle before the scripts run.
    while (!complaints.some((complaint) => complaint.includes('refused')))
      await passFrames(page, 1);
    // With scripts on, the content of noscript is plain text.
    const text = await page.$eval('#root', (root) => {
      for (const element of root.querySelectorAll('noscript')) element.remove();
      return root.textContent;
    });
    $('noscript').remove();
    expect(text).toBe($('#root').text());
    expect(await opensAndCloses(page, toggle, '#site-menu')).toBe(true);
  });
});

test('if a page transition fails, the page is shown without it', async () => {
  const refuse = () => {
    Document.prototype.startViewTransition = () => {
      throw new Error('refused');
    };
  };
  const { page } = await site.open('/lab', { motion: 'no-preference', before: refuse });
  await page.$eval('footer a[href="/build"]', (link) => link.click());
  await page.waitForFunction(() => document.querySelector('main #sdks') !== null);
  expect(await page.evaluate(() => window.location.pathname)).toBe('/build');
});

test('if the header fails during a navigation it keeps its links, and the page is shown', async () => {
  const refuse = () => {
    Object.defineProperty(HTMLDetailsElement.prototype, 'open', {
      set() {
        throw new Error('refused');
      },
    });
  };
  const { page } = await site.open('/lab', { ...phone, before: refuse });
  const served = await page.$eval('header', (header) => header.textContent);
  await page.click(toggle);
  await page.click('#site-menu a[href="/build"]');
  await page.waitForFunction(() => document.querySelector('main #sdks') !== null);
  expect(await page.$eval('header', (header) => header.textContent)).toBe(served);
  await page.$eval('#site-menu a[href="/ecosystem"]', (link) => link.click());
  await page.waitForFunction(() => document.querySelector('main #community') !== null);
});

/** Uses each kind of control on a page, and checks the effect. */
const controls: Record<string, (page: Page) => Promise<boolean>> = {
  menu: (page) => opensAndCloses(page, toggle, '#site-menu'),
  // First, so that later controls do not move.
  'motion switch': async (page) => {
    const isPressed = await changes(page, '.motion-switch', '.motion-switch');
    await page.waitForFunction(
      () => !document.getAnimations?.().some(({ playState }) => playState === 'running'),
    );
    return isPressed;
  },
  'unprinted button': (page) => changes(page, '.unprinted > button', '.unprinted > [role=status]'),
  carousel: (page) =>
    changes(page, '.news__control[data-direction="next"]', '.news__slide[data-active]'),
  donut: (page) => changes(page, '.allocation-rows button', '.allocation-chart'),
  'contact form': (page) => changes(page, '.contact-form [type=submit]', '.field__error'),
};

/** Whether a control changes the text or the active part at a selector. */
async function changes(page: Page, control: string, selector: string): Promise<boolean> {
  if (!(await page.$(control))) return true;
  const read = () =>
    page.evaluate((at) => {
      const shown = document.querySelector<HTMLElement>(at);
      return `${shown?.dataset.active} ${shown?.textContent}`;
    }, selector);
  const before = await read();
  await clickAtMiddle(page, control);
  return (await read()) !== before;
}

async function opensAndCloses(page: Page, control: string, content: string): Promise<boolean> {
  for (const wanted of [true, false]) {
    if ((await boxOf(page, content)).height > 0 === wanted) return false;
    await clickAtMiddle(page, control);
    // A closing menu is hidden after its animation.
    const isSo = ([part]: HTMLElement[], shown: boolean) =>
      (part?.getBoundingClientRect().height ?? 0) > 0 === shown;
    await until(page, content, isSo, wanted);
  }
  return true;
}

/** Clicks in the middle of the window, clear of the header, once heights have settled. */
async function clickAtMiddle(page: Page, control: string): Promise<void> {
  await page.$eval(control, async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let still = 0, last = Number.NaN; still < 5; ) {
      await new Promise(requestAnimationFrame);
      const { top } = element.getBoundingClientRect();
      still = top === last ? still + 1 : 0;
      last = top;
    }
  });
  await page.click(control);
}
