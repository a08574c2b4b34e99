import type { Browser } from 'puppeteer';
import type { RunningServer } from './child-process';

interface Site {
  browsers: readonly Browser[];
  server: RunningServer;
}

let running: Site | undefined;

/** Passes the URLs of browsers and server to the jest workers, which start later. */
export function keepRunning(site: Site): void {
  running = site;
  process.env.TEST_BROWSER_ENDPOINTS = site.browsers.map((one) => one.wsEndpoint()).join(' ');
  process.env.TEST_SITE_ORIGIN = site.server.origin;
}

/** Jest calls it once, after the last browser test. */
export default async function stopSite(): Promise<void> {
  const closed = running?.browsers.map((browser) => browser.close()) ?? [];
  await Promise.all([...closed, running?.server.stop()]);
}

export function findShared(): { browserEndpoint: string; origin: string } {
  const { TEST_BROWSER_ENDPOINTS = '', TEST_SITE_ORIGIN: origin, JEST_WORKER_ID } = process.env;
  const browserEndpoint = TEST_BROWSER_ENDPOINTS.split(' ')[Number(JEST_WORKER_ID) - 1];
  if (!browserEndpoint || !origin) throw new Error('test/helpers/start-site has not run');
  return { browserEndpoint, origin };
}
