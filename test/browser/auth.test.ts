import type { HTTPRequest, Page } from 'puppeteer';
import { visit, waitForContent } from '#scripts/browser/visit.ts';
import { openPage, press } from '#test/helpers/browser.ts';
import { firebaseVariables } from '#test/helpers/firebase-variables.ts';
import { holdFile, openWithout } from '#test/helpers/held-file.ts';
import { refuseStorage } from '#test/helpers/refusals.ts';
import { openSite, shareServer } from '#test/helpers/site.ts';

const site = openSite();

/** With an operator's settings. The service does not exist, and is not called before somebody signs in. */
const connected = shareServer(firebaseVariables);

const hydrated = '[data-hydrated="true"]';

const isAboutSignIn = (complaint: string) => complaint.startsWith('Sign-in is not available');

const isHomeHydrated = (page: Page) =>
  page.$eval('.home-hero h1', (heading) =>
    Object.keys(heading).some((key) => key.startsWith('__reactFiber')),
  );

test('with placeholder settings home is interactive before the sign-in client loads', async () => {
  const { page, request } = await openWithout(site, 'firebase', site.server.origin);
  expect(await page.$(hydrated)).not.toBeNull();
  expect(await isHomeHydrated(page)).toBe(true);
  const answered = page.waitForResponse(request.url());
  await request.continue();
  expect((await answered).ok()).toBe(true);
});

test('the client also loads in a browser without requestIdleCallback', async () => {
  const { page } = await openPage(site.browser);
  await page.evaluateOnNewDocument(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  const { held } = await holdFile(page, 'firebase');
  await page.goto(site.server.origin, { waitUntil: 'domcontentloaded' });
  await held;
  expect(await isHomeHydrated(page)).toBe(true);
});

test('with placeholder settings only home loads it, also after a client-side navigation', async () => {
  const { page } = await openPage(site.browser);
  const { held, asked } = await holdFile(page, 'firebase');
  await visit(page, `${site.server.origin}/lab`);
  await page.waitForNetworkIdle({ idleTime: 500 });
  expect(asked()).toBe(0);
  await press(page, 'header nav a[href="/"]');
  await held;
  expect(await isHomeHydrated(page)).toBe(true);
});

test('with an operator’s settings every page loads it, once interactive', async () => {
  const { page } = await openWithout(site, 'firebase', `${connected.origin}/lab`);
  expect(await page.$(hydrated)).not.toBeNull();
});

test('with placeholder settings nobody is signed in, nothing is requested and nothing is stored', async () => {
  const { page, complaints, asked } = await site.open();
  await page.waitForNetworkIdle({ idleTime: 500 });
  expect(asked.filter((url) => !url.startsWith(site.server.origin))).toEqual([]);
  expect(complaints.filter(isAboutSignIn)).toEqual([]);
  const stored = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
  }));
  expect(stored).toEqual({ databases: [], local: [], session: [], cookies: '' });
});

test('the served home page stays on screen until the auth state is known, then hydrates in place', async () => {
  const opened = await openWithout(site, 'firebase', connected.origin);
  const { page, complaints, request } = opened;
  await page.$eval('.home-hero h1', (heading) => heading.setAttribute('data-mark', 'served'));
  await page.waitForSelector(hydrated);
  expect(await isHomeHydrated(page)).toBe(false);
  expect(await page.$eval('main', (main) => main.textContent)).toContain('PRESALE LIVE');
  await request.continue();
  await waitForContent(page);
  expect(await page.$eval('.home-hero h1', (heading) => heading.dataset.mark)).toBe('served');
  expect(complaints.filter((complaint) => /hydrat|Minified React/i.test(complaint))).toEqual([]);
});

test('navigating to home from another page shows a loading state meanwhile', async () => {
  const { page, request } = await openWithout(site, 'firebase', `${connected.origin}/lab`);
  await page.waitForSelector(hydrated);
  await press(page, 'header nav a[href="/"]');
  await page.waitForSelector('main [aria-busy="true"] [role="status"]');
  await request.continue();
  await page.waitForSelector('.home-hero h1');
  expect(await page.$('main [aria-busy="true"]')).toBeNull();
});

test.each([
  { fault: 'the chunk is missing', answer: (request: HTTPRequest) => request.abort() },
  { fault: 'the service is silent', answer: async () => {} },
])('when $fault, nobody is signed in and one warning says so', async ({ answer }) => {
  const opened = await openWithout(site, 'firebase', connected.origin);
  const { page, complaints, request } = opened;
  await answer(request);
  await waitForContent(page);
  expect(complaints.filter(isAboutSignIn)).toHaveLength(1);
});

test('with storage blocked the home page still hydrates', async () => {
  const { page } = await openPage(site.browser);
  await page.evaluateOnNewDocument(refuseStorage);
  await visit(page, connected.origin);
});
