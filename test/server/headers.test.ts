import type { RequestListener } from 'node:http';
import request from 'supertest';
import { firebaseVariables } from '#test/helpers/firebase-variables.ts';
import { paths } from '#test/helpers/paths.ts';
import { createTestApp, shareTestApp } from '#test/helpers/test-app.ts';

const app = shareTestApp();

const someOfEach = [...paths, '/%', '/favicon.svg', '/healthz'];

test.each(someOfEach)('%s has all security headers', async (path) => {
  const { headers } = await request(app).get(path);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server).toBeUndefined();
});

test('the content security policy allows the site itself and nothing inline', async () => {
  expect(await readPolicy(app)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  });
});

test('scripts may connect only to the services that the operator has connected', async () => {
  const { app: connected } = await createTestApp(firebaseVariables);
  const { 'connect-src': sources = '' } = await readPolicy(connected);
  expect(sources.split(' ')).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
  ]);
});

test('Strict-Transport-Security is sent only over https, for as long as the operator wants', async () => {
  const read = async (settings: NodeJS.ProcessEnv) => {
    const { app: other } = await createTestApp(settings);
    return (await request(other).get('/')).headers['strict-transport-security'];
  };
  const secure = { PUBLIC_ORIGIN: 'https://site.example' };
  expect(await read({ PUBLIC_ORIGIN: 'http://site.example' })).toBeUndefined();
  // Half a year is what Mozilla's Observatory requires.
  const [, age] = /^max-age=(\d+)$/.exec((await read(secure)) ?? '') ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(15_768_000);
  expect(await read({ ...secure, HSTS_SECONDS: '0' })).toBe('max-age=0');
  expect(await read({ ...secure, HSTS_SECONDS: '300', HSTS_SUBDOMAINS: '1' })).toBe(
    'max-age=300; includeSubDomains',
  );
});

test('all browser features are off except those that the site uses', async () => {
  const { headers } = await request(app).get('/');
  const entries = (headers['permissions-policy'] ?? '').split(', ');
  const on = entries.filter((entry) => !entry.endsWith('=()'));
  expect(on).toEqual(['autoplay=(self)', 'clipboard-write=(self)']);
  expect(entries).toEqual(
    expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()']),
  );
  expect(new Set(entries).size).toBe(entries.length);
});

async function readPolicy(of: RequestListener): Promise<Record<string, string>> {
  const { headers } = await request(of).get('/');
  const directives = (headers['content-security-policy'] ?? '').split(';');
  return Object.fromEntries(
    directives.map((directive) => directive.split(/ (.*)/s).slice(0, 2) as [string, string]),
  );
}
