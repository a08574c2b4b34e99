import { findShell } from '#scripts/browser/find-browser.ts';
import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import { startProfile } from './browser';
import { startServer } from './child-process';
import { keepRunning } from './shared-site';

/**
 * Starts what browser tests share; jest calls it once, before the first of them. Each jest worker has its
 * own browser: workers that share one wait for each other whenever a page is opened, and one that
 * disconnects resets the media type of the other's pages.
 */
export default async function startSite({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  // Otherwise the server would keep running if there is no browser.
  const browsers = await Promise.all(
    Array.from({ length: maxWorkers }, () => launchBrowser(findShell())),
  );
  const server = await startServer();
  await Promise.all(
    browsers.map(async (browser) => {
      await startProfile(browser, `${server.origin}/robots.txt`);
      // Otherwise each page would also be attached to this process, which asks nothing of it.
      await browser.disconnect();
    }),
  );
  keepRunning({ browsers, server });
}
