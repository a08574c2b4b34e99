import { findShell } from '#scripts/browser/find-browser.ts';
import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import { startServer } from './child-process';
import { keepRunning } from './shared-site';

/**
 * Starts what browser tests share; jest calls it once, before the first of them. Each jest worker has its
 * own browser. If they shared one, they would wait for each other whenever a page is opened, and one that
 * disconnects would reset the media type of the others' pages.
 */
export default async function startSite({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  // Otherwise the server would keep running if there is no browser.
  const launched = Array.from({ length: maxWorkers }, () => launchBrowser(findShell()));
  const browsers = await Promise.all(launched);
  // Otherwise each page would also be attached to this process, which asks nothing of it.
  await Promise.all(browsers.map((browser) => browser.disconnect()));
  keepRunning({ browsers, server: await startServer() });
}
