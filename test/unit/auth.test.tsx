import { renderToString } from 'react-dom/server';
import { AuthProvider, type AuthSource, type AuthUser, useAuth } from '#client/auth/auth.tsx';
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

const turn = () => jest.advanceTimersByTimeAsync(0);

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

function WhoIsThere() {
  const { user, loading } = useAuth();
  return <p>{loading ? 'loading' : (user?.name ?? 'nobody')}</p>;
}

const shown = (source?: AuthSource) =>
  renderToString(
    <AuthProvider source={source}>
      <WhoIsThere />
    </AuthProvider>,
  );

test('useAuth gives the state to components; on the server nobody is signed in', async () => {
  expect(shown()).toBe('<p>nobody</p>');
  const { load, say } = service();
  const source = createAuthSource(load);
  expect(shown(source)).toBe('<p>loading</p>');
  source.start();
  await turn();
  say(ada);
  expect(shown(source)).toBe('<p>Ada</p>');
});
