import { type Browser, connect, type HTTPResponse, type Page } from 'puppeteer';
import { PATIENCE_MS } from '#scripts/browser/launch-browser.ts';
import { visit } from '#scripts/browser/visit.ts';
import { type Opened, type OpenPageOptions, openPage } from './browser';
import { type RunningServer, startServer } from './child-process';
import { findShared } from './shared-site';

/**
 * Gives a test file the worker's browser. Pages that a test opens are closed after it; pages opened outside
 * a test are closed at the end of the file.
 */
export function openBrowser(): { browser: Browser } {
  const site = {} as { browser: Browser };
  let kept: ReturnType<Browser['browserContexts']> = [];
  beforeAll(async () => {
    const browserWSEndpoint = findShared().browserEndpoint;
    site.browser = await connect({ browserWSEndpoint, protocolTimeout: PATIENCE_MS });
  });
  beforeEach(() => {
    kept = site.browser.browserContexts();
  });
  afterEach(() => closeAllBut(kept));
  afterAll(async () => {
    await closeAllBut([site.browser.defaultBrowserContext()]);
    await site.browser.disconnect();
  });
  return site;

  async function closeAllBut(some: typeof kept): Promise<void> {
    const others = site.browser.browserContexts().filter((context) => !some.includes(context));
    await Promise.all(others.map((context) => context.close()));
  }
}

interface OpenOptions extends OpenPageOptions {
  /** What is done to the page before it loads anything. */
  prepare?: (page: Page) => Promise<unknown>;
  before?: () => void;
}

/** The same, plus the built server with default settings, which all tests share. */
export function openSite() {
  const { origin } = findShared();
  const site = Object.assign(openBrowser(), { server: { origin } });
  return Object.assign(site, { open });

  /**
   * A new page that has loaded a path of the site, and what it was served; with scripts it is hydrated and
   * laid out whole.
   */
  async function open(path = '/', { prepare, before, ...options }: OpenOptions = {}) {
    const opened = await openPage(site.browser, options);
    await prepare?.(opened.page);
    if (before) await opened.page.evaluateOnNewDocument(before);
    const load = options.hasScripts === false ? goto : visit;
    return { ...opened, served: await load(opened.page, origin + path) };
  }
}

const goto = async (page: Page, url: string) => (await page.goto(url)) as HTTPResponse;

/** Another built server for all tests of a block, with an operator's settings. */
export function shareServer(settings: NodeJS.ProcessEnv): Pick<RunningServer, 'origin'> {
  const shared = {} as RunningServer;
  beforeAll(async () => {
    Object.assign(shared, await startServer(settings));
  });
  afterAll(() => shared.stop());
  return shared;
}

/**
 * One page for all tests of a block, because opening and closing a page takes half as long as loading one.
 * Storage and recorded errors are cleared before each test.
 */
export function sharePage(
  site: { browser: Browser },
  options: OpenPageOptions = {},
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Opened {
  const shared = {} as Opened;
  beforeAll(async () => {
    Object.assign(shared, await openPage(site.browser, options));
    await prepare(shared.page);
  });
  beforeEach(() => {
    shared.complaints.length = 0;
  });
  afterEach(async () => {
    const session = await shared.page.createCDPSession();
    const { origin } = new URL(shared.page.url());
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
    await session.detach();
  });
  afterAll(async () => {
    // At the end of a file all pages are closed already.
    if (!shared.page.isClosed()) await shared.page.browserContext().close();
  });
  return shared;
}
