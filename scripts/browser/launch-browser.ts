import { type Browser, launch } from 'puppeteer';

/** Stops the browser's background requests, and lets it run as root in a container. */
const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as visitors have them: the shell would round them up to whole pixels.
  '--font-render-hinting=none',
  // Pages of one profile share a process, because starting one takes longer than loading a page.
  '--process-per-site',
  // Otherwise each window preloads two pages for suggestions below its address bar.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** A long timeout for things that are sure to happen: a busy machine is slow, not broken. */
export const PATIENCE_MS = 120_000;

/** By default the browser from the environment, or the one that puppeteer has downloaded. */
export function launchBrowser(
  executablePath?: string,
  graphics: readonly string[] = ['--disable-gpu'],
  protocolTimeout = PATIENCE_MS,
): Promise<Browser> {
  return launch({
    args: [...browserFlags, ...graphics],
    timeout: PATIENCE_MS,
    protocolTimeout,
    ...(executablePath && { executablePath }),
  });
}
