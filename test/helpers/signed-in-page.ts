import type { Page } from 'puppeteer';
import type { AuthState, AuthUser } from '#client/auth/auth.tsx';
import { firebaseVariables } from './firebase-variables';

const apiKey = firebaseVariables.FIREBASE_API_KEY;

/** Where the SDK stores the session. */
const sessionKey = `firebase:authUser:${apiKey}:[DEFAULT]`;

interface Fiber {
  memoizedProps: { value?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Signs in like another tab of the same browser: through the shared session. */
export async function storeSession(page: Page, { id, name, email }: AuthUser): Promise<void> {
  const inAnHour = Date.now() + 3_600_000;
  const session = {
    uid: id,
    email: email ?? '',
    displayName: name ?? '',
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken: 'r', accessToken: 'a', expirationTime: inAnHour },
    apiKey,
    appName: '[DEFAULT]',
  };
  await readSessions(page, { fbase_key: sessionKey, value: session });
}

/** The SDK's stored sessions, after storing this one if it is given; none when nobody is signed in. */
export function readSessions(page: Page, record: object | null = null): Promise<unknown[]> {
  return page.evaluate(
    (put, key) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        // Creating the database here would keep the SDK from creating its own.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('firebaseLocalStorage', 'readwrite');
          const store = transaction.objectStore('firebaseLocalStorage');
          if (put) store.put(put);
          const reading = store.getAll(key);
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
    record,
    sessionKey,
  );
}

/** What `useAuth` returns: the value of its context in React's current tree. */
export function readAuthState(page: Page): Promise<AuthState | undefined> {
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

/** Calls the page's SDK, through the module that the site has loaded. */
export async function signOut(page: Page): Promise<void> {
  const module = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((url) => /\/assets\/firebase-/.test(url)),
  );
  // As text, because the compiler of the tests would rewrite import().
  await page.evaluate(`import('${module}').then(({ connectFirebase }) =>
    connectFirebase().documents.app.container.getProvider('auth').getImmediate().signOut())`);
}
