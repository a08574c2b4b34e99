import { join } from 'node:path';
import { loadConfig } from '#server/settings/config.ts';
import { requireNode } from '#server/settings/node-version.ts';
import { site } from '#shared/site.ts';
import { startChild } from '#test/helpers/child-process.ts';
import { firebaseVariables } from '#test/helpers/firebase-variables.ts';
import { readText, root } from '#test/helpers/root.ts';

test('no variable is required', () => {
  expect(loadConfig({}, '/srv/site')).toMatchObject({
    port: 3000,
    host: undefined,
    publicOrigin: site.defaultOrigin,
    isIndexed: true,
    trustProxy: 0,
    logLevel: 'info',
    pageCacheSeconds: 0,
    metricsPort: 0,
    shutdownGraceMs: 10_000,
    publicDir: join('/srv/site', 'public'),
  });
});

test('how the server runs is set by the environment', () => {
  const settings = {
    PORT: '8080',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'https://www.example.com/',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32',
    LOG_LEVEL: 'silent',
    PAGE_CACHE_SECONDS: '30',
    MAX_WAIT_MS: '2000',
    METRICS_PORT: '9464',
    SHUTDOWN_GRACE_MS: '0',
  };
  expect(loadConfig(settings, '/')).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    publicOrigin: 'https://www.example.com',
    trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
    logLevel: 'silent',
    pageCacheSeconds: 30,
    maxWaitMs: 2000,
    metricsPort: 9464,
    shutdownGraceMs: 0,
  });
  expect(loadConfig({ TRUST_PROXY: '1' }, '/').trustProxy).toBe(1);
});

test.each<[string, string]>([
  ...['abc', '-1', '65536', '80.5', '0x50', ' '].map((port) => ['PORT', port] as [string, string]),
  ...['example.com', 'ftp://example.com', 'https://example.com/path', 'https://u:p@e.com'].map(
    (origin) => ['PUBLIC_ORIGIN', origin] as [string, string],
  ),
  ['HOST', 'http://localhost'],
  ['HOST', 'a b'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['LOG_LEVEL', 'loud'],
  ['PAGE_CACHE_SECONDS', '1.5'],
  ['PAGE_CACHE_SECONDS', '86401'],
  ['MAX_WAIT_MS', '1 s'],
  ['METRICS_PORT', '70000'],
  ['METRICS_PORT', '3000'],
  ['NO_INDEX', 'yes'],
  ['HSTS_SECONDS', '1 year'],
  ['HSTS_SECONDS', '99999999'],
  ['HSTS_SUBDOMAINS', 'true'],
  ['SHUTDOWN_GRACE_MS', '-1'],
  ['SHUTDOWN_GRACE_MS', '10s'],
  ['CONTACT_STORES_MESSAGES', 'yes'],
  ['FIREBASE_APP_CHECK_SITE_KEY', 'short'],
  ['FIREBASE_APP_CHECK_SITE_KEY', 'https://www.google.com/recaptcha'],
  ['FIREBASE_APP_CHECK_PROVIDER', 'guesswork'],
])('%s="%s" is refused by its name', (name, value) => {
  const fault = new RegExp(`^${name} must be .*got "${value}"`);
  for (const others of [{}, firebaseVariables])
    expect(() => loadConfig({ ...others, [name]: value }, '/')).toThrow(fault);
});

test('the settings table lists exactly the variables that the server reads', () => {
  const guide = readText('scripts/deploy/README.md');
  const table = guide.split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const firstCells = [...table.matchAll(/^\| (`.+?) +\|/gm)].map(([, cell = '']) => cell);
  const listed = firstCells.flatMap((cell) => cell.match(/[A-Z_]+/g) ?? []);
  expect(listed.toSorted()).toEqual(readNames().toSorted());
});

function readNames(): string[] {
  const names = new Set<string>();
  const get = (_: object, name: string | symbol) => void names.add(String(name));
  loadConfig(new Proxy<NodeJS.ProcessEnv>({}, { get }), root);
  return [...names];
}

test.each(['v20.19.0', 'v20.20.2', 'v21.0.0', 'v24.1.0'])('%s is new enough', (version) => {
  expect(() => requireNode(version, '>=20.19')).not.toThrow();
});

test.each(['v18.20.8', 'v20.18.3', 'v16.0.0'])('%s is rejected in one sentence', (version) => {
  expect(() => requireNode(version, '>=20.19')).toThrow(
    `Node 20.19 or newer is needed, this is ${version}`,
  );
});

const isOld = 'data:text/javascript,Object.defineProperty(process,"version",{value:"v18.20.8"})';

test('every command ends with this sentence, before it loads what an older Node cannot', async () => {
  // The tools that `check` runs say so themselves.
  const { check: _, ...commands } = JSON.parse(readText('package.json')).scripts;
  for (const [name, command] of Object.entries(commands))
    expect(command).toMatch(new RegExp(` scripts/run\\.ts ${name}$`));
  const args = ['--import', isOld, '--import', 'tsx', 'scripts/run.ts', 'preflight'];
  const child = startChild(args);
  expect(await child.exit).toMatchObject({ code: 1 });
  expect(child.errors()).toMatch(/^Node \d+\.\d+ or newer is needed, this is v18\.20\.8\n$/);
});
