import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import { startServer } from './running-server';
import { keepRunning } from './shared-site';

/** Starts what all tests in the browser share. Jest calls it once, before the first of them. */
export default async function startSite(): Promise<void> {
  // The server would outlive a run that has found no browser.
  const browser = await launchBrowser();
  keepRunning({ browser, server: await startServer() });
}
