import type { Browser } from 'puppeteer';
import type { RunningServer } from './running-server';

interface Site {
  browser: Browser;
  server: RunningServer;
}

let running: Site | undefined;

/** Tells the processes of tests, which start later, where the browser and the server are. */
export function keepRunning(site: Site): void {
  running = site;
  process.env.TEST_BROWSER_ENDPOINT = site.browser.wsEndpoint();
  process.env.TEST_SITE_ORIGIN = site.server.origin;
}

export async function stopAll(): Promise<void> {
  await Promise.all([running?.browser.close(), running?.server.stop()]);
}

export function findShared(): { browserEndpoint: string; origin: string } {
  const { TEST_BROWSER_ENDPOINT: browserEndpoint, TEST_SITE_ORIGIN: origin } = process.env;
  if (!browserEndpoint || !origin) throw new Error('test/helpers/start-site has not run');
  return { browserEndpoint, origin };
}
