import type { HTTPRequest, Page } from 'puppeteer';
import type { AuthState } from '#client/auth/auth.tsx';
import { visit, waitForContent } from '#scripts/browser/visit.ts';
import { openPage, press } from '#test/helpers/browser.ts';
import { firebaseVariables } from '#test/helpers/firebase-variables.ts';
import { answer, holdFile, openWithout } from '#test/helpers/held-file.ts';
import { refuseStorage } from '#test/helpers/refusals.ts';
import { passFrames } from '#test/helpers/scrolling.ts';
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
  { fault: 'the chunk is missing', fate: (request: HTTPRequest) => request.abort() },
  { fault: 'the service is silent', fate: async () => {} },
])('when $fault, nobody is signed in and one warning says so', async ({ fate }) => {
  const opened = await openWithout(site, 'firebase', connected.origin);
  const { page, complaints, request } = opened;
  await fate(request);
  await waitForContent(page);
  expect(complaints.filter(isAboutSignIn)).toHaveLength(1);
});

test('with storage blocked the home page still hydrates', async () => {
  const { page } = await openPage(site.browser);
  await page.evaluateOnNewDocument(refuseStorage);
  await visit(page, connected.origin);
});

const ada = { id: 'u1', name: 'Ada', email: 'ada@example.com' };
const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup';

describe('the real SDK, with a service that answers as documented', () => {
  const requests: string[] = [];
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    ({ page, complaints } = await openPage(site.browser));
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      requests.push(request.url());
      return answerAsService(request);
    });
  });

  // Each test continues where the one before ended, like a visitor.
  test('home hydrates with nobody signed in', () => visitHomeAs(null));

  test('a sign-in reaches the open page without a reload', async () => {
    await page.$eval('.home-hero h1', (heading) => heading.setAttribute('data-mark', 'before'));
    await storeSession(page, ada);
    await waitForUser(ada);
    expect(await page.$('.home-hero h1[data-mark="before"]')).toBeTruthy();
  });

  test('on the next visit the service is called, and home hydrates with the user', async () => {
    await visitHomeAs(ada);
    expect(requests).toContainEqual(expect.stringContaining(lookup));
  });

  test('after a sign-out nobody is signed in, now and on the next visit', async () => {
    // Calls the page's SDK as text, because the compiler of the tests would rewrite import().
    const module = requests.find((url) => /\/assets\/firebase-/.test(url));
    await page.evaluate(`import('${module}').then(({ connectFirebase }) =>
      connectFirebase().documents.app.container.getProvider('auth').getImmediate().signOut())`);
    await waitForUser(null);
    await visitHomeAs(null);
  });

  test('only the site and the service got requests, without an error', () => {
    // On a busy machine the page may have stopped waiting, and says so.
    expect(complaints.filter((text) => !text.endsWith('no answer in time'))).toEqual([]);
    const origins = new Set(requests.map((url) => new URL(url).origin));
    expect([...origins].sort()).toEqual([connected.origin, new URL(lookup).origin].sort());
  });

  /** @see https://docs.cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/lookup */
  function answerAsService(request: HTTPRequest): Promise<void> {
    if (request.method() === 'OPTIONS') return answer(request, 204, {});
    if (!request.url().startsWith(lookup)) return request.continue();
    const { id: localId, name: displayName, email } = ada;
    return answer(request, 200, { users: [{ localId, displayName, email }] });
  }

  async function visitHomeAs(user: typeof ada | null): Promise<void> {
    await visit(page, connected.origin);
    await waitForUser(user);
  }

  /** Waits until `useAuth` returns this user and no longer loads. */
  async function waitForUser(user: typeof ada | null): Promise<void> {
    const wanted = JSON.stringify({ user, loading: false });
    for (let shown = ''; shown !== wanted; await passFrames(page)) {
      const state = await readAuthState(page);
      shown = JSON.stringify({ user: state?.user, loading: state?.loading });
    }
  }
});

interface Fiber {
  memoizedProps: { value?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Signs in like another tab of the same browser: through the SDK's stored session. */
function storeSession(page: Page, { id, name, email }: typeof ada): Promise<void> {
  const apiKey = firebaseVariables.FIREBASE_API_KEY;
  const inAnHour = Date.now() + 3_600_000;
  const value = {
    uid: id,
    email,
    displayName: name,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken: 'r', accessToken: 'a', expirationTime: inAnHour },
    apiKey,
    appName: '[DEFAULT]',
  };
  return page.evaluate(
    async (record) => {
      const opening = indexedDB.open('firebaseLocalStorageDb');
      await new Promise((onsuccess, onerror) => {
        // Creating the database here would keep the SDK from creating its own.
        const onupgradeneeded = () => opening.transaction?.abort();
        Object.assign(opening, { onsuccess, onerror, onupgradeneeded });
      });
      const transaction = opening.result.transaction('firebaseLocalStorage', 'readwrite');
      transaction.objectStore('firebaseLocalStorage').put(record);
      await new Promise((oncomplete, onabort) => {
        Object.assign(transaction, { oncomplete, onabort });
      });
      opening.result.close();
    },
    { fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`, value },
  );
}

/** What `useAuth` returns: the value of its context in React's current tree. */
function readAuthState(page: Page): Promise<AuthState | undefined> {
  return page.evaluate(() => {
    const root = document.getElementById('root') as unknown as Record<string, unknown>;
    const name = Object.keys(root).find((key) => key.startsWith('__reactContainer')) ?? '';
    const container = root[name] as { stateNode: { current: Fiber } } | undefined;
    const fibers = container ? [container.stateNode.current] : [];
    for (let fiber = fibers.pop(); fiber; fiber = fibers.pop()) {
      const value = fiber.memoizedProps?.value;
      if (value instanceof Object && 'user' in value && 'loading' in value) {
        return value as AuthState;
      }
      if (fiber.sibling) fibers.push(fiber.sibling);
      if (fiber.child) fibers.push(fiber.child);
    }
    return undefined;
  });
}
