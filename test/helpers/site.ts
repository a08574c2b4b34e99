import type { Browser, Page } from 'puppeteer';
import {
  closePages,
  closeProfile,
  connectBrowser,
  countPages,
  forget,
  type OpenPageOptions,
  openPage,
  openProfile,
} from './browser';
import { findShared } from './shared-site';

/**
 * The browser that runs for the tests of this process, for those of a file. What a test has opened is closed
 * after it; what was opened before, for several of them, at the end of the file.
 */
export function openBrowser(): { browser: Browser } {
  const site = {} as { browser: Browser };
  let kept = 0;
  beforeAll(async () => {
    const { browserEndpoint, origin } = findShared();
    site.browser = await connectBrowser(browserEndpoint);
    await openProfile(site.browser, `${origin}/robots.txt`);
  });
  beforeEach(() => {
    kept = countPages();
  });
  afterEach(() => closePages(kept));
  afterAll(async () => {
    await closePages();
    await closeProfile();
    await site.browser.disconnect();
  });
  return site;
}

/** The same, and the built server as it is delivered, which runs for all tests too. */
export function openSite(): { browser: Browser; server: { origin: string } } {
  return Object.assign(openBrowser(), { server: { origin: findShared().origin } });
}

/**
 * One page for all tests of a block, each of which visits what it looks at: to open and close one takes
 * half as long as to load it. Nothing is stored and nothing complained of when a test begins.
 */
export function sharePage(
  site: { browser: Browser },
  options: OpenPageOptions = {},
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): { page: Page; complaints: string[] } {
  const shared = {} as { page: Page; complaints: string[] };
  let before = 0;
  beforeAll(async () => {
    before = countPages();
    Object.assign(shared, await openPage(site.browser, options));
    await prepare(shared.page);
  });
  beforeEach(() => {
    shared.complaints.length = 0;
  });
  afterEach(() => forget(shared.page.url()));
  afterAll(() => closePages(before));
  return shared;
}
