import { type Browser, launch } from 'puppeteer';

/** Keeps the browser from calling home, and lets it run as root in a container. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as visitors have them: the shell would round them up to whole pixels.
  '--font-render-hinting=none',
  // Pages of one profile share a process, whose start takes longer than loading a page.
  '--process-per-site',
  // Else each window, and so each profile, loads two pages for suggestions below its address bar.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** How long something may take that is sure to come: a busy machine is slow, not broken. */
export const PATIENCE_MS = 120_000;

/** Without a program, the one that the environment names or that puppeteer has downloaded. */
export function launchBrowser(executablePath?: string): Promise<Browser> {
  return launch({
    args: flags,
    timeout: PATIENCE_MS,
    protocolTimeout: PATIENCE_MS,
    ...(executablePath && { executablePath }),
  });
}
