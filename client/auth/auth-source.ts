import type { AuthSource, AuthState, AuthUser } from './auth';

/** After this time without an answer, nobody counts as signed in. */
const AUTH_TIMEOUT_MS = 3000;

/** Calls back with the user or null, now and on every change. */
export type ObserveUser = (onUser: (user: AuthUser | null) => void) => void;

/**
 * The auth state of this visit. If anything fails (no answer, blocked storage, a missing chunk), nobody
 * is signed in and the console gets one warning.
 * @param state what is known before the service starts
 */
export function createAuthSource(
  load: () => Promise<ObserveUser>,
  state: AuthState = { user: null, loading: true },
): AuthSource {
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
      load()
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
