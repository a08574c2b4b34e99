import type { Browser } from 'puppeteer';
import { closePages, closeProfile, connectBrowser, countPages, openProfile } from './browser';
import { findShared } from './shared-site';

/**
 * The browser that runs for all tests, for the tests of a file. What a test has opened is closed
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
