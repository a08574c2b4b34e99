import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { cardPath } from '#shared/content/cards.ts';
import { clips } from '#shared/drawing/media.ts';
import { findPage, hrefOf } from '#shared/pages.ts';
import { site as brand } from '#shared/site.ts';
import { acceptedCodings } from '#test/helpers/accepted-codings.ts';
import { type Answer, ask } from '#test/helpers/ask.ts';
import { assets } from '#test/helpers/assets.ts';
import { behindNginx, findInLog } from '#test/helpers/behind-nginx.ts';

const video = clips.presale.sources[0]?.src ?? '';
const longAgo = 'Sun, 06 Nov 1994 08:49:37 GMT';

const spellings = [
  ['gzip', 'gzip'],
  ['gzip;q=1.0, *;q=0', 'gzip'],
  ['br;q=0, GZIP', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
] as const;

behindNginx((nginx) => {
  const get = (path: string, headers = {}) => nginx.ask(path, { headers });
  const missesOf = (page: string) =>
    nginx.readLog().filter(({ path, cache }) => path === page && cache === 'MISS');

  /** Expects the answer that a process gives if it is asked itself, down to the last byte. */
  async function expectOwn(
    status: number,
    method: string,
    path: string,
    headers: OutgoingHttpHeaders = {},
    body?: Buffer,
  ): Promise<void> {
    const [{ port }] = nginx.processes;
    const answer = await nginx.ask(path, { method, headers }, body);
    const own = await ask({ port, path, method, headers }, body);
    expect(answer.status).toBe(status);
    expect(comparable(answer, path)).toEqual(comparable(own, path));
  }

  test.each<[...Parameters<typeof expectOwn>]>([
    [404, 'GET', '/nothing'],
    [404, 'GET', '/.gitignore'],
    [404, 'GET', '/favicon.svg.br'],
    [404, 'GET', '/manifest.json'],
    [404, 'GET', '/assets/nothing.js'],
    [404, 'GET', '/images/'],
    [404, 'POST', '/nothing'],
    [400, 'GET', '/%ff'],
    // nginx itself rejects these.
    [400, 'GET', '/%'],
    [400, 'GET', '/%00'],
    [405, 'POST', '/'],
    [405, 'DELETE', '/favicon.svg'],
    [405, 'TRACE', '/'],
    // It does not pass on a large body.
    [405, 'POST', '/', {}, Buffer.alloc(200_000)],
    [405, 'POST', '/favicon.svg', {}, Buffer.alloc(200_000)],
    // A wish for another version, or not.
    [412, 'GET', '/favicon.svg', { 'If-Match': '"another"' }],
    [412, 'GET', brand.whitepaper.path, { 'If-Match': '"another"' }],
    [412, 'GET', assets.entry, { 'If-Match': '"another"' }],
    [200, 'GET', '/favicon.svg', { 'If-Match': '*' }],
    [200, 'GET', brand.whitepaper.path, { 'If-Match': '*' }],
    [200, 'GET', assets.entry, { 'If-Match': '*' }],
    // This only applies to responses with Last-Modified.
    [200, 'GET', '/', { 'If-Unmodified-Since': longAgo }],
    [200, 'GET', '/', { 'If-Unmodified-Since': longAgo }],
    [412, 'GET', brand.whitepaper.path, { 'If-Unmodified-Since': longAgo }],
    // A HEAD is whole, whatever range.
    [200, 'HEAD', video, { Range: 'bytes=0-3' }],
    [200, 'HEAD', '/favicon.svg', { Range: 'bytes=0-3' }],
    // Another spelling of a page redirects with its own query.
    [308, 'GET', '/LAB/?a=1'],
    [308, 'GET', '/LAB/?b=2'],
  ])('%i: %s %s is answered as by the site itself', expectOwn);

  test('so is a URL that is too long', () => expectOwn(414, 'GET', `/${'a'.repeat(9000)}`));

  test.each([
    ['GET', '/../package.json', {}],
    ['POST', '/', { 'Transfer-Encoding': 'xchunked' }],
  ])('%s %s with %j gets the site’s page from nginx: 400', async (method, path, headers) => {
    const answer = await nginx.ask(path, { method, headers });
    expect(answer.status).toBe(400);
    expect(comparable(answer, '/%')).toEqual(comparable(await get('/%'), '/%'));
  });

  test.each([video, brand.whitepaper.path, cardPath('home')])(
    'a range beyond the end of %s is refused without headers of the file',
    async (path) => {
      const answer = await get(path, { Range: 'bytes=999999999-' });
      expect(answer.status).toBe(416);
      expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
      expect(answer.headers['cache-control']).toMatch(/^private,/);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
      for (const name of ['content-disposition', 'etag', 'last-modified', 'accept-ranges']) {
        expect([name, answer.headers[name]]).toEqual([name, undefined]);
      }
    },
  );

  test.each([
    '/',
    hrefOf('technology'),
    '/favicon.svg',
    '/favicon.ico',
    '/fonts/besley.woff2',
    '/images/plates/house-816.webp',
    '/icon-192.png',
    '/cards/home.png',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/site.webmanifest',
    '/.well-known/security.txt',
    brand.whitepaper.path,
    video,
    assets.entry,
    assets.stylesheet,
  ])('%s is what the site sends in every encoding, each header once', async (path) => {
    for (const accepted of ['gzip, deflate, br', 'gzip', 'identity'])
      await expectOwn(200, 'GET', path, { 'Accept-Encoding': accepted });
  });

  test('a range of a text file refers to the uncompressed file', async () => {
    const answer = await get('/favicon.svg', { Range: 'bytes=0-3', 'Accept-Encoding': 'br' });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.body.toString()).toBe('<svg');
  });

  test('a page is rendered once for each of two encodings, whatever the header’s spelling and the query', async () => {
    const page = hrefOf('build');
    for (const [campaign, [spelling, coding]] of spellings.entries()) {
      const { headers } = await get(`${page}?a=${campaign}`, { 'Accept-Encoding': spelling });
      expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
    }
    await findInLog(nginx, page, spellings.length);
    expect(missesOf(page)).toHaveLength(2);
  });

  test.each(acceptedCodings)('“%s” is answered with %s', async (accepted, coding) => {
    for (const path of [hrefOf('governance'), '/favicon.svg', '/nothing']) {
      const { headers } = await get(path, { 'Accept-Encoding': accepted });
      expect([path, headers['content-encoding']]).toEqual([path, coding]);
    }
  });

  test('only the query parameter that a page reads makes another cache entry', async () => {
    let visits = 0;
    const etagOf = async (path: string) => {
      visits += 1;
      return (await get(path)).headers.etag;
    };
    const plain = await etagOf('/contact');
    const careers = await etagOf('/contact?subject=careers');
    const press = await etagOf('/contact?subject=press');
    expect(new Set([plain, careers, press]).size).toBe(3);
    for (const same of ['?a=1&subject=press&b=2', '?subject=press&subject=careers'])
      expect(await etagOf(`/contact${same}`)).toBe(press);
    const asked = ['?Subject=careers', '?xsubject=careers', '?utm_source=x', '?', '?subject='];
    for (const blind of asked) expect(await etagOf(`/contact${blind}`)).toBe(plain);
    await findInLog(nginx, '/contact', visits);
    // One without a subject, two with one.
    expect(missesOf('/contact')).toHaveLength(3);
  });

  test('nobody can poison the cached page with a subject of their own', async () => {
    // The site decodes parameter names; the cache key does not.
    const theirs = await get('/contact?sub%6Aect=Send+all+here', { 'Accept-Encoding': 'gzip' });
    const ours = await get('/contact', { 'Accept-Encoding': 'gzip' });
    expect(theirs.body.toString()).not.toContain('Send all here');
    expect(ours.body.toString()).not.toContain('Send all here');
  });

  test.each(['/', '/favicon.svg'])('a visitor who already has %s gets 304', async (path) => {
    const { headers } = await get(path);
    const again = await get(path, { 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['content-type']).toBeUndefined();
  });

  test('HTTP/2 works', async () => {
    const session = connect(nginx.origin, { ca: nginx.certificate });
    const stream = session.request({ ':path': '/' });
    const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      stream.once('response', resolve);
      session.once('error', reject);
    });
    expect(headers[':status']).toBe(200);
    session.destroy();
  });

  test.each([
    ['http', 'localhost'],
    ['http', 'www.localhost'],
    ['http', 'evil.example'],
    ['https', 'www.localhost'],
  ])('over %s for %s redirects to the site’s origin in one step', async (scheme, Host) => {
    const { port } = new URL(nginx.plainOrigin);
    const request = { path: `${hrefOf('technology')}?a=1`, headers: { Host } };
    const isSecure = scheme === 'https';
    const sent = isSecure ? get(request.path, { Host }) : ask({ port, ...request });
    const { status, headers } = await sent;
    expect(status).toBe(308);
    expect(headers.location).toBe(`${nginx.origin}/technology?a=1`);
    expect(headers['cache-control']).toMatch(/^private, max-age=\d+$/);
    expect(headers['strict-transport-security']).toEqual(
      isSecure ? expect.stringMatching(/^max-age=\d+$/) : undefined,
    );
    if (isSecure) expect(headers['x-request-id']).toEqual(expect.any(String));
  });

  test('a request has the same id in nginx, the site and the response', async () => {
    const { headers, body } = await get('/%', { Accept: 'application/json' });
    expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
    expect(body.toString()).not.toContain('urn:uuid');
  });

  // Last, because both processes shed everything from here on.
  test('a process that sheds load is not taken out, and its request is not sent to the next one', async () => {
    for (const process of nginx.processes) await process.start({ MAX_WAIT_MS: '0' });
    const used = new Set<string>();
    for (let count = 0; count < 12; count += 1) {
      const answer = await nginx.ask(`/crowded-${count}`);
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.body.toString()).toContain('503 Service Unavailable');
      used.add((await findInLog(nginx, `/crowded-${count}`)).processes);
    }
    // One of the two for each request, and both of them to the end.
    const addresses = nginx.processes.map(({ port }) => `127.0.0.1:${port}`);
    expect([...used].toSorted()).toEqual(addresses.toSorted());
  });
});

/** An answer without the headers that belong to a connection or a single response. */
function comparable({ status, headers, body }: Answer, path: string) {
  const own = ['connection', 'date', 'keep-alive', 'server', 'transfer-encoding', 'x-request-id'];
  // A document is compressed better after the first request.
  if (findPage(path)) own.push('content-length');
  const others = Object.entries(headers).filter(([name]) => !own.includes(name));
  return { status, headers: Object.fromEntries(others), bytes: hash('sha256', body) };
}
