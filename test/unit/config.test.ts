import { loadConfig } from '../../server/config';
import { site } from '../../shared/site';

test('no variable is needed', () => {
  expect(loadConfig({}, '/srv/site')).toMatchObject({
    port: 3000,
    host: undefined,
    publicOrigin: site.defaultOrigin,
    publicDir: '/srv/site/public',
  });
});

test('PORT, HOST and PUBLIC_ORIGIN are honoured', () => {
  const settings = { PORT: '8080', HOST: '127.0.0.1', PUBLIC_ORIGIN: 'https://www.example.com/' };
  expect(loadConfig(settings, '/')).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    publicOrigin: 'https://www.example.com',
  });
});

test.each(['abc', '-1', '65536', '80.5', '0x50', ' '])('PORT="%s" is refused', (PORT) => {
  expect(() => loadConfig({ PORT }, '/')).toThrow(
    `PORT must be a number from 0 to 65535, got "${PORT}"`,
  );
});

test.each(['example.com', 'ftp://example.com', 'https://example.com/path', 'https://u:p@e.com'])(
  'PUBLIC_ORIGIN="%s" is refused',
  (PUBLIC_ORIGIN) => {
    expect(() => loadConfig({ PUBLIC_ORIGIN }, '/')).toThrow('PUBLIC_ORIGIN must be an origin');
  },
);

test('every fault is named at once', () => {
  expect(() => loadConfig({ PORT: 'x', PUBLIC_ORIGIN: 'y' }, '/')).toThrow(
    /PORT.*\n.*PUBLIC_ORIGIN/,
  );
});
