import { renderNginx } from '#scripts/deploy/render-nginx.ts';
import { loadConfig } from '#server/settings/config.ts';
import { readText, root } from '#test/helpers/root.ts';

const read = (name: string) => readText(`scripts/deploy/${name}`);

test('systemd waits longer than the grace period before it kills a process', () => {
  const unit = read('site@.service');
  const graceMs = Number(/^Environment=SHUTDOWN_GRACE_MS=(\d+)$/m.exec(unit)?.[1]);
  expect(loadConfig({ SHUTDOWN_GRACE_MS: String(graceMs) }, root).shutdownGraceMs).toBe(graceMs);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) * 1000).toBeGreaterThan(graceMs);
});

test('every setting of the unit is one that the site reads', () => {
  const settings = [...read('site@.service').matchAll(/\b([A-Z_]{4,})=/g)].map(([, name]) => name);
  const source = readText('server/settings/config.ts');
  const known = (name = '') =>
    ['HOST', 'TRUST_PROXY', 'NODE_ENV'].includes(name) || source.includes(`'${name}'`);
  expect(settings.filter((name) => !known(name))).toEqual([]);
});

test('the nginx configuration has every process, address and setting', () => {
  const text = renderNginx(read('nginx.conf'), {
    PUBLIC_ORIGIN: 'https://www.example.org',
    NGINX_PROCESS: '10.0.0.1:3000 10.0.0.2:3000 10.0.0.3:3000',
    NGINX_ADDRESS: '192.0.2.1',
  });
  for (const host of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
    expect(text).toMatch(new RegExp(`server ${host}:3000 max_fails=2`));
    expect(text).toMatch(new RegExp(`server ${host}:3000 max_fails=0 backup`));
  }
  expect(text.match(/listen .*/g)).toEqual([
    'listen 192.0.2.1:80 default_server;',
    'listen 192.0.2.1:443 ssl http2;',
    'listen 192.0.2.1:443 ssl http2 default_server;',
  ]);
  expect(text).toContain('return 308 https://www.example.org$request_uri;');
  expect(text).not.toContain('${');
});

test.each([
  ['https://www.example.org', 'www.example.org', 'example.org'],
  ['https://example.org', 'example.org', 'www.example.org'],
])('where the site is %s, the other name is sent on', (PUBLIC_ORIGIN, name, other) => {
  const text = renderNginx(read('nginx.conf'), { PUBLIC_ORIGIN });
  const servers = text.split(/^ {4}server \{$/m).slice(1);
  const ofName = (wanted: string) =>
    servers.filter((server) => server.includes(`server_name ${wanted};`));
  expect(ofName(name)).toHaveLength(2);
  expect(ofName(other)).toHaveLength(1);
  expect(ofName(other)[0]).toContain(`return 308 ${PUBLIC_ORIGIN}$request_uri;`);
});

test('nginx and the processes send the same Strict-Transport-Security', () => {
  const settings = { PUBLIC_ORIGIN: 'https://example.org', HSTS_SECONDS: '300' };
  const render = (more = {}) => renderNginx(read('nginx.conf'), { ...settings, ...more });
  expect(render()).toContain('strict-transport-security "max-age=300"');
  expect(render({ HSTS_SUBDOMAINS: '1' })).toContain(
    'strict-transport-security "max-age=300; includeSubDomains"',
  );
});

test('an unknown placeholder in the template is reported', () => {
  const placeholder = '$'.concat('{NOWHERE}');
  expect(() =>
    renderNginx(`root ${placeholder};`, { PUBLIC_ORIGIN: 'https://example.org' }),
  ).toThrow(placeholder);
});

test.each([
  [{}, /^PUBLIC_ORIGIN must be set/],
  [{ PUBLIC_ORIGIN: 'http://example.org' }, /^PUBLIC_ORIGIN must begin with https:/],
  [
    { PUBLIC_ORIGIN: 'https://example.org', NGINX_PROCES: '10.0.0.1:3000' },
    /^NGINX_PROCES is not a setting; there are .*NGINX_PROCESS/,
  ],
  [{ PUBLIC_ORIGIN: 'https://example.org', NGINX_PROCESS: '' }, /^NGINX_PROCESS must not be empty/],
])('with %p no configuration is written, and it is said why', (env, reason) => {
  expect(() => renderNginx(read('nginx.conf'), env)).toThrow(reason);
});
