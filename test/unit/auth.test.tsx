import type { AuthUser } from '#client/auth/auth.tsx';
import { AUTH_TIMEOUT_MS, createAuthSource, type ObserveUser } from '#client/auth/auth-source.ts';

const ada: AuthUser = { id: '1', name: 'Ada', email: 'ada@example.com' };

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  warn.mockRestore();
});

/** A sign-in service that the test controls. */
function service(): { load: () => Promise<ObserveUser>; say: (user: AuthUser | null) => void } {
  let tell: (user: AuthUser | null) => void = () => {};
  const observe: ObserveUser = (onUser) => {
    tell = onUser;
  };
  return { load: async () => observe, say: (user) => tell(user) };
}

test('after three seconds without an answer nobody is signed in, with one warning; a late user still counts', async () => {
  const { load, say } = service();
  const source = createAuthSource(load);
  source.start();
  await jest.advanceTimersByTimeAsync(AUTH_TIMEOUT_MS - 1);
  expect(source.state().loading).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  await source.ready;
  expect(source.state()).toEqual({ user: null, loading: false });
  say(ada);
  expect(source.state()).toEqual({ user: ada, loading: false });
  expect(warn).toHaveBeenCalledTimes(1);
});
