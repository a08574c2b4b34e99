import puppeteer, { type Page } from 'puppeteer';

const launchArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens a page to draw with, and closes its browser afterwards. */
export async function withPage<Result>(
  graphics: readonly string[],
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await puppeteer.launch({
    executablePath: process.env.PUPPETEER_EXECUTABLE_PATH ?? '/usr/bin/chromium',
    args: [...launchArguments, ...graphics],
    // A busy machine draws for minutes.
    protocolTimeout: 0,
  });
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}
