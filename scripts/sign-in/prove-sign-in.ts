import assert from 'node:assert/strict';
import type { Browser, Page } from 'puppeteer';
import type { AuthUser } from '../../client/auth';
import { openPage, visit } from '../../test/helpers/browser';
import type { AuthEmulator } from './auth-emulator';
import {
  isHomeHydrated,
  readAuthState,
  readSession,
  signOut,
  storeSession,
} from './signed-in-page';
import { eventually, step } from './step';

const HOUR_MS = 3_600_000;

/** @throws when the site at this origin, connected to the emulator, does not do as it should. */
export async function proveSignIn(
  browser: Browser,
  origin: string,
  emulator: AuthEmulator,
): Promise<void> {
  const { page, complaints } = await openPage(browser);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const account = await emulator.createAccount('Ada');
  const ada: AuthUser = { id: account.localId, name: account.displayName, email: account.email };

  await step('home hydrates with nobody signed in', () => visitHomeAs(null));

  await step('a sign-in reaches the open page, which stays as it is', async () => {
    await page.$eval('.home-hero h1', (heading) => heading.setAttribute('data-mark', 'before'));
    await storeSession(page, account, Date.now() + HOUR_MS);
    await expectUser(page, ada);
    assert(await page.$('.home-hero h1[data-mark="before"]'), 'home was rendered anew');
  });

  await step(
    'on the next visit the emulator is asked, and home hydrates with the user',
    async () => {
      await visitHomeAs(ada);
      assert(wasAsked('accounts:lookup'), 'the emulator was not asked');
    },
  );

  await step('a token that has expired is renewed', async () => {
    await storeSession(page, account, Date.now() - HOUR_MS);
    await visitHomeAs(ada);
    assert(wasAsked('securetoken.googleapis.com/v1/token'), 'the emulator was not asked');
    await eventually(async () => {
      const session = await readSession(page);
      assert(Number(session?.stsTokenManager.expirationTime) > Date.now(), 'it was not renewed');
    });
  });

  await step("the SDK's sign-out leaves nobody, now and on the next visit", async () => {
    await signOut(page);
    await expectUser(page, null);
    assert.equal(await readSession(page), undefined);
    await visitHomeAs(null);
  });

  await step('the console is empty', async () => assert.deepEqual(complaints, []));

  await step('who has been deleted is signed out on the next visit', async () => {
    await storeSession(page, account, Date.now() + HOUR_MS);
    await expectUser(page, ada);
    await emulator.deleteAccounts();
    await visitHomeAs(null);
    assert.equal(await readSession(page), undefined);
    // The browser itself notes that the emulator refused; nothing else may be there.
    const notes = complaints.map(
      (line) => /the server responded with .* (\d+)/.exec(line)?.[1] ?? line,
    );
    assert.deepEqual(notes, ['400']);
  });

  await step('nothing was asked but the server and the emulator', async () => {
    const isKnown = (url: string) => [origin, emulator.origin].includes(new URL(url).origin);
    assert.deepEqual(
      requests.filter((url) => !isKnown(url)),
      [],
    );
  });

  async function visitHomeAs(user: AuthUser | null): Promise<void> {
    await visit(page, origin);
    await expectUser(page, user);
    await eventually(async () => assert(await isHomeHydrated(page), 'home is not hydrated'));
  }

  function wasAsked(path: string): boolean {
    return requests.some((url) => url.startsWith(emulator.origin) && url.includes(path));
  }
}

/** Waits until `useAuth` returns this user and no longer loads. */
async function expectUser(page: Page, user: AuthUser | null): Promise<void> {
  await eventually(async () =>
    assert.deepEqual(await readAuthState(page), { user, loading: false }),
  );
}
