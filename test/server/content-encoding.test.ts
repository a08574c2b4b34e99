import type { Server } from 'node:http';
import { createHttpServer } from '../../server/http-server';
import { builtAsset } from '../helpers/built-asset';
import { askRaw } from '../helpers/raw-answer';
import { closeServer, listen } from '../helpers/raw-connection';
import { createTestApp } from '../helpers/test-app';

let server: Server;
let port: number;
beforeAll(async () => {
  server = createHttpServer((await createTestApp()).app);
  port = await listen(server);
});
afterAll(() => closeServer(server));

const paths = ['/', '/nothing', '/claims.json', '/favicon.svg', builtAsset('.js')];

describe.each(paths)('%s', (path) => {
  test.each([
    // As browsers say it.
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate, zstd', undefined],
    // By weights, whatever the order.
    ['gzip;q=1, br;q=0.1', 'gzip'],
    ['gzip;q=0.2, br;q=0.25', 'br'],
    ['gzip;q=0.5, br;q=0.50', 'br'],
    ['br;q=0.999, gzip;q=1.000', 'gzip'],
    ['gzip;q=1.0, deflate;q=0.6, identity;q=0.3', 'gzip'],
    ['br;q=1.0, gzip;q=0.9, *;q=0.8', 'br'],
    ['identity, gzip;q=0.5', undefined],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    // What is refused.
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0.0', undefined],
    ['br;q=0', undefined],
    ['identity;q=0, gzip', 'gzip'],
    // What is meant by the star.
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0, gzip;q=0.1', 'gzip'],
    ['*;q=0.5, gzip', 'gzip'],
    ['*;q=0, identity', undefined],
    // Nothing that there is: it may be sent as it is.
    ['*;q=0', undefined],
    ['identity;q=0', undefined],
    ['', undefined],
    // Spellings.
    ['GZIP;Q=0.5', 'gzip'],
    ['gzip;Q=0', undefined],
    ['gzip ;\tq=0.1 ,\tbr;q=0.2', 'br'],
    [',, gzip,,', 'gzip'],
    ['x-br, brotli, gzipped', undefined],
  ] as const)('“%s” is answered with %s', async (accepted, coding) => {
    const answer = await askRaw(port, { path, headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.body.length).toBeGreaterThan(100);
  });

  test('is sent as it is to whoever says nothing', async () => {
    const { headers } = await askRaw(port, { path });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('is the same in every coding', async () => {
    const asked = ['br', 'gzip', ''].map((accepted) =>
      askRaw(port, { path, headers: { 'Accept-Encoding': accepted } }),
    );
    const [br, gzip, plain] = await Promise.all(asked);
    expect([br?.body, gzip?.body]).toEqual([plain?.body, plain?.body]);
  });
});

test('a text that would only grow is sent as it is', async () => {
  const plain = await askRaw(port, { path: '/robots.txt' });
  for (const accepted of ['br', 'gzip', 'gzip, deflate, br']) {
    const headers = { 'Accept-Encoding': accepted };
    const answer = await askRaw(port, { path: '/robots.txt', headers });
    expect(answer.body).toBe(plain.body);
    const length = Number(answer.headers['content-length']);
    expect(length).toBeLessThanOrEqual(plain.body.length);
    if (length === plain.body.length) expect(answer.headers['content-encoding']).toBeUndefined();
  }
});
