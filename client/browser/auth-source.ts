import type { AuthSource, AuthState, AuthUser } from '../auth';

/** After this long without an answer nobody is signed in. */
export const AUTH_TIMEOUT_MS = 3000;

/** Calls back with the user, or none, now and on every change. */
export type ObserveUser = (onUser: (user: AuthUser | null) => void) => void;

/**
 * The auth state of this visit. Whatever fails (a silent service, blocked storage, a missing
 * chunk), the state resolves to nobody with one warning.
 */
export function createAuthSource(load: () => Promise<ObserveUser>): AuthSource {
  const listeners = new Set<() => void>();
  let state: AuthState = { user: null, loading: true };
  let markReady = () => {};
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });
  const timer = setTimeout(() => giveUp('no answer in time'), AUTH_TIMEOUT_MS);
  load()
    .then((observe) => observe(setUser))
    .catch(giveUp);
  return {
    state: () => state,
    ready,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function setUser(user: AuthUser | null): void {
    clearTimeout(timer);
    state = { user, loading: false };
    // React reads a promise with these fields at once, instead of suspending for a moment.
    Object.assign(ready, { status: 'fulfilled', value: undefined });
    markReady();
    for (const listener of listeners) listener();
  }

  function giveUp(reason: unknown): void {
    if (!state.loading) return;
    console.warn('Sign-in is not available; nobody is signed in.', reason);
    setUser(null);
  }
}
