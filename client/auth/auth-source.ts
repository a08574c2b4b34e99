import { fetchPart } from '#client/browser/fetch-part.ts';
import { pauseForInput, whenIdle } from '#client/browser/when-idle.ts';
import {
  type FirebaseSettings,
  isPlaceholder,
  placeholderFirebase,
} from '#shared/settings/firebase-settings.ts';
import { type AuthSource, type AuthState, type AuthUser, nobody, type ObserveUser } from './auth';

/** After this time without an answer, nobody counts as signed in. */
const AUTH_TIMEOUT_MS = 3000;

/**
 * Asks Firebase who is signed in; with placeholder settings nobody can be. If anything fails (no answer, blocked
 * storage, a missing chunk), nobody is signed in and the console gets one warning.
 */
export function authSource(settings: FirebaseSettings | null): AuthSource {
  const known = settings ?? placeholderFirebase;
  let state: AuthState = isPlaceholder(known) ? nobody : { user: null, loading: true };
  const listeners = new Set<() => void>();
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let markReady = () => {};
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });
  if (!state.loading) settle();
  return {
    state: () => state,
    ready,
    start() {
      if (isStarted) return;
      isStarted = true;
      timer = setTimeout(() => giveUp('no answer in time'), AUTH_TIMEOUT_MS);
      connect(known)
        .then((observe) => observe(setUser))
        .catch(giveUp);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function settle(): void {
    // With these fields React reads the promise synchronously instead of suspending for a moment.
    Object.assign(ready, { status: 'fulfilled', value: undefined });
    markReady();
  }

  function setUser(user: AuthUser | null): void {
    clearTimeout(timer);
    state = { user, loading: false };
    settle();
    for (const listener of listeners) listener();
  }

  function giveUp(reason: unknown): void {
    if (!state.loading) return;
    console.warn('Sign-in is not available; nobody is signed in.', reason);
    setUser(null);
  }
}

async function connect(settings: FirebaseSettings): Promise<ObserveUser> {
  if (isPlaceholder(settings)) await whenIdle();
  const { connectFirebase } = await fetchPart('firebase', () => import('./firebase'));
  // Evaluating the module has already filled one task.
  await pauseForInput();
  return connectFirebase(settings).observeUser;
}
