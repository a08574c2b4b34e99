import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import type { AuthUser } from '#client/auth/auth.tsx';
import { visit } from '#scripts/browser/visit.ts';
import {
  type Account,
  API_KEY,
  type AuthEmulator,
  PROJECT,
  startAuthEmulator,
} from '../helpers/auth-emulator';
import { openPage } from '../helpers/browser';
import { type RunningServer, startServer } from '../helpers/running-server';
import {
  isHomeHydrated,
  readAuthState,
  readSession,
  signOut,
  storeSession,
} from '../helpers/signed-in-page';
import { openBrowser } from '../helpers/site';

const HOUR_MS = 3_600_000;
/** Runs without Java; at some 250 MB it is no dependency of a site. */
const program = process.env.FIREBASE_TOOLS;

if (program) describe('the real SDK, signed in at the emulator', () => signsInAt(program));
else {
  test.todo(
    'the real SDK, signed in at the emulator: set FIREBASE_TOOLS to lib/bin/firebase.js of an installed firebase-tools',
  );
}

function signsInAt(program: string): void {
  const shared = openBrowser();
  const dir = mkdtempSync(join(tmpdir(), 'auth-emulator-'));
  const requests: string[] = [];
  let emulator: AuthEmulator;
  let server: RunningServer;
  let page: Page;
  let complaints: string[];
  let account: Account;
  let ada: AuthUser;

  beforeAll(async () => {
    emulator = await startAuthEmulator(program, dir);
    server = await startServer({
      FIREBASE_API_KEY: API_KEY,
      FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.example`,
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_STORAGE_BUCKET: `${PROJECT}.appspot.example`,
      FIREBASE_APP_ID: '1:1:web:1',
      FIREBASE_AUTH_EMULATOR: emulator.origin,
    });
    ({ page, complaints } = await openPage(shared.browser));
    page.on('request', (request) => requests.push(request.url()));
    account = await emulator.createAccount('Ada');
    ada = { id: account.localId, name: account.displayName, email: account.email };
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  });

  // Each test continues where the one before ended, like a visitor.
  test('home hydrates with nobody signed in', () => visitHomeAs(null));

  test('a sign-in reaches the open page without a reload', async () => {
    await page.$eval('.home-hero h1', (heading) => heading.setAttribute('data-mark', 'before'));
    await storeSession(page, account, Date.now() + HOUR_MS);
    await waitForUser(ada);
    expect(await page.$('.home-hero h1[data-mark="before"]')).toBeTruthy();
  });

  test('on the next visit the service is called, and home hydrates with the user', async () => {
    await visitHomeAs(ada);
    expect(asked()).toContainEqual(expect.stringContaining('accounts:lookup'));
  });

  test('an expired token is renewed', async () => {
    await storeSession(page, account, Date.now() - HOUR_MS);
    await visitHomeAs(ada);
    await until(async () => {
      const session = await readSession(page);
      return Number(session?.stsTokenManager.expirationTime) > Date.now();
    });
    expect(asked()).toContainEqual(expect.stringContaining('securetoken.googleapis.com/v1/token'));
  });

  test('after a sign-out nobody is signed in, now and on the next visit', async () => {
    await signOut(page);
    await waitForUser(null);
    expect(await readSession(page)).toBeUndefined();
    await visitHomeAs(null);
    expect(complaints).toEqual([]);
  });

  test('a deleted user is signed out on the next visit', async () => {
    await storeSession(page, account, Date.now() + HOUR_MS);
    await waitForUser(ada);
    await emulator.deleteAccounts();
    await visitHomeAs(null);
    expect(await readSession(page)).toBeUndefined();
    // The browser logs the service's error; there must be no other.
    const notes = complaints.map((line) => /the server responded with .* (\d+)/.exec(line)?.[1]);
    expect(notes).toEqual(['400']);
  });

  test('only the site and the service got requests', () => {
    const origins = new Set(requests.map((url) => new URL(url).origin));
    expect([...origins].sort()).toEqual([server.origin, emulator.origin].sort());
  });

  async function visitHomeAs(user: AuthUser | null): Promise<void> {
    await visit(page, server.origin);
    await waitForUser(user);
    await until(() => isHomeHydrated(page));
  }

  /** Waits until `useAuth` returns this user and no longer loads. */
  async function waitForUser(user: AuthUser | null): Promise<void> {
    const wanted = JSON.stringify({ user, loading: false });
    await until(async () => {
      const state = await readAuthState(page);
      return JSON.stringify({ user: state?.user, loading: state?.loading }) === wanted;
    });
  }

  function asked(): string[] {
    return requests.filter((url) => url.startsWith(emulator.origin));
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
}
