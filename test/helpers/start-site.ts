import { findShell } from '#scripts/browser/find-browser.ts';
import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import { endWhenInterrupted } from './end-when-interrupted';
import { startServer } from './running-server';
import { keepRunning } from './shared-site';

/**
 * Starts what tests in the browser share. Jest calls it once, before the first of them. Each of its
 * processes has a browser of its own: two that are connected to one wait for each other whenever a
 * page is opened, and one that leaves takes the media type away from the other's pages.
 */
export default async function startSite({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  endWhenInterrupted();
  // The server would outlive a run that has found no browser.
  const browsers = await Promise.all(
    Array.from({ length: maxWorkers }, () => launchBrowser(findShell())),
  );
  keepRunning({ browsers, server: await startServer() });
}
