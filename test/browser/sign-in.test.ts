import type { HTTPRequest, Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { openPage } from '#test/helpers/browser.ts';
import { firebaseVariables } from '#test/helpers/firebase-variables.ts';
import { answer } from '#test/helpers/held-file.ts';
import { passFrames } from '#test/helpers/scrolling.ts';
import {
  readAuthState,
  readSessions,
  signOut,
  storeSession,
} from '#test/helpers/signed-in-page.ts';
import { openBrowser, shareServer } from '#test/helpers/site.ts';

const ada = { id: 'u1', name: 'Ada', email: 'ada@example.com' };
const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup';

describe('the real SDK, with a service that answers as documented', () => {
  const shared = openBrowser();
  const requests: string[] = [];
  const server = shareServer(firebaseVariables);
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    ({ page, complaints } = await openPage(shared.browser));
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
    await signOut(page);
    await waitForUser(null);
    expect(await readSessions(page)).toEqual([]);
    await visitHomeAs(null);
    // On a busy machine the page may have stopped waiting, and says so.
    expect(complaints.filter((text) => !text.endsWith('no answer in time'))).toEqual([]);
  });

  test('only the site and the service got requests', () => {
    const origins = new Set(requests.map((url) => new URL(url).origin));
    expect([...origins].sort()).toEqual([server.origin, new URL(lookup).origin].sort());
  });

  /** @see https://docs.cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/lookup */
  function answerAsService(request: HTTPRequest): Promise<void> {
    if (request.method() === 'OPTIONS') return answer(request, 204, {});
    if (!request.url().startsWith(lookup)) return request.continue();
    const { id: localId, name: displayName, email } = ada;
    return answer(request, 200, { users: [{ localId, displayName, email }] });
  }

  async function visitHomeAs(user: typeof ada | null): Promise<void> {
    await visit(page, server.origin);
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
