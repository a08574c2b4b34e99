import type { Browser } from 'puppeteer';
import { launchBrowser } from './browser';
import { type RunningServer, startServer } from './running-server';

/** A browser and the built server, started before the tests of a file and ended after them. */
export function openSite(): { browser: Browser; server: RunningServer } {
  const site = {} as { browser: Browser; server: RunningServer };
  beforeAll(async () => {
    [site.browser, site.server] = await Promise.all([launchBrowser(), startServer()]);
  });
  afterAll(async () => {
    await site.browser.close();
    await site.server.stop();
  });
  return site;
}
