import { connect, type IncomingHttpHeaders } from 'node:http2';
import { cardPath } from '#shared/content/cards.ts';
import { clips } from '#shared/drawing/media.ts';
import { findPage, hrefOf } from '#shared/pages.ts';
import { site as brand } from '#shared/site.ts';
import { acceptedCodings } from '#test/helpers/accepted-codings.ts';
import { ask } from '#test/helpers/ask.ts';
import { assets } from '#test/helpers/assets.ts';
import { behindNginx, findInLog } from '#test/helpers/behind-nginx.ts';

const video = clips.presale.sources[0]?.src ?? '';

const spellings = [
  ['gzip', 'gzip'],
  ['gzip;q=1.0, *;q=0', 'gzip'],
  ['br;q=0, GZIP', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
] as const;

behindNginx((parts) => {
  const get = (path: string, headers = {}) => parts.ask(path, { headers });
  const missesOf = (page: string) =>
    parts.site.readLog().filter(({ path, cache }) => path === page && cache === 'MISS');

  describe('error responses come from the site, not from nginx', () => {
    test.each([
      ['GET', '/nothing', 404],
      ['GET', '/.gitignore', 404],
      ['GET', '/favicon.svg.br', 404],
      ['GET', '/manifest.json', 404],
      ['GET', '/assets/nothing.js', 404],
      ['GET', '/images/', 404],
      ['GET', '/%ff', 400],
      // nginx itself rejects these.
      ['GET', '/%', 400],
      ['GET', '/%00', 400],
      ['GET', '/../package.json', 400],
      ['POST', '/', 405],
      ['DELETE', '/favicon.svg', 405],
      ['TRACE', '/', 405],
      ['POST', '/nothing', 404],
    ])('%s %s is %i', async (method, path, status) => {
      const answer = await parts.ask(path, { method });
      expect(answer.status).toBe(status);
      expect(answer.body.toString()).toContain('</html>');
      expect(answer.body.toString()).not.toMatch(/nginx/i);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['cache-control']).toBe('no-store');
      if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD');
    });

    test('for a URL that is too long', async () => {
      const answer = await get(`/${'a'.repeat(9000)}`);
      expect(answer.status).toBe(414);
      expect(answer.body.toString()).not.toMatch(/nginx/i);
    });

    test.each(['/', '/favicon.svg'])('nginx does not pass on a large body for %s', async (path) => {
      const answer = await parts.ask(path, { method: 'POST' }, Buffer.alloc(200_000));
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    });

    test.each([video, brand.whitepaper.path, cardPath('home')])(
      'for a range beyond the end of %s, without headers of the file',
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

    test('for a request with an unknown transfer encoding', async () => {
      const headers = { 'Transfer-Encoding': 'xchunked' };
      const { status, body } = await parts.ask('/', { method: 'POST', headers });
      expect(status).toBe(400);
      expect(body.toString()).toContain('400 Bad Request</h1>');
    });

    test.each(['/favicon.svg', brand.whitepaper.path, assets.entry])(
      'a wish for another version of %s',
      async (path) => {
        const answer = await get(path, { 'If-Match': '"another"' });
        expect(answer.status).toBe(412);
        expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
        expect(answer.headers['content-disposition']).toBeUndefined();
        expect(answer.body.toString()).toMatch(/412 Precondition Failed<\/h1>.*<\/html>/s);
        expect((await get(path, { 'If-Match': '*' })).status).toBe(200);
      },
    );
  });

  test('If-Unmodified-Since only applies to responses with Last-Modified', async () => {
    const headers = { 'If-Unmodified-Since': 'Sun, 06 Nov 1994 08:49:37 GMT' };
    for (const [path, status] of [
      ['/', 200],
      ['/', 200],
      [brand.whitepaper.path, 412],
    ] as const) {
      expect((await get(path, headers)).status).toBe(status);
    }
  });

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
  ])('%s comes with the headers of the site, each once', async (path) => {
    for (const encoding of ['gzip, deflate, br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await get(path, headers);
      const [{ port }] = parts.site.processes;
      const direct = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      expect(comparable(answer.headers, path)).toEqual(
        comparable(Object.fromEntries(direct.headers), path),
      );
      expect(answer.body.equals(Buffer.from(await direct.arrayBuffer()))).toBe(true);
    }
  });

  test.each([video, '/favicon.svg'])('a HEAD of %s is whole, whatever range', async (path) => {
    const plain = { 'Accept-Encoding': 'identity' };
    const range = { method: 'HEAD', headers: { ...plain, Range: 'bytes=0-3' } };
    const { status, headers } = await parts.ask(path, range);
    const whole = await get(path, plain);
    expect([status, headers['content-length']]).toEqual([200, `${whole.body.length}`]);
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
    await findInLog(parts.site, page, spellings.length);
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
    await findInLog(parts.site, '/contact', visits);
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
    const session = connect(parts.site.origin, { ca: parts.site.certificate });
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
    const { port } = new URL(parts.site.plainOrigin);
    const request = { path: `${hrefOf('technology')}?a=1`, headers: { Host } };
    const isSecure = scheme === 'https';
    const sent = isSecure ? get(request.path, { Host }) : ask({ port, ...request });
    const { status, headers } = await sent;
    expect(status).toBe(308);
    expect(headers.location).toBe(`${parts.site.origin}/technology?a=1`);
    expect(headers['cache-control']).toMatch(/^private, max-age=\d+$/);
    expect(headers['strict-transport-security']).toEqual(
      isSecure ? expect.stringMatching(/^max-age=\d+$/) : undefined,
    );
    if (isSecure) expect(headers['x-request-id']).toEqual(expect.any(String));
  });

  test('another spelling of a page redirects with its own query', async () => {
    for (const query of ['?a=1', '?b=2']) {
      const answer = await get(`/LAB/${query}`);
      expect([answer.status, answer.headers.location]).toEqual([308, `/lab${query}`]);
    }
  });

  test('a request has the same id in nginx, the site and the response', async () => {
    const { headers, body } = await get('/%', { Accept: 'application/json' });
    expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
    expect(body.toString()).not.toContain('urn:uuid');
  });

  // Last, because both processes shed everything from here on.
  test('a process that sheds load is not taken out, and its request is not sent to the next one', async () => {
    for (const process of parts.site.processes) await process.start({ MAX_WAIT_MS: '0' });
    const used = new Set<string>();
    for (let count = 0; count < 12; count += 1) {
      const answer = await parts.ask(`/crowded-${count}`);
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.body.toString()).toContain('503 Service Unavailable');
      used.add((await findInLog(parts.site, `/crowded-${count}`)).processes);
    }
    // One of the two for each request, and both of them to the end.
    const addresses = parts.site.processes.map(({ port }) => `127.0.0.1:${port}`);
    expect([...used].toSorted()).toEqual(addresses.toSorted());
  });
});

/** Headers without those that belong to a connection or a single response. */
function comparable(headers: Record<string, unknown>, path: string): Record<string, unknown> {
  const own = ['connection', 'date', 'keep-alive', 'server', 'transfer-encoding', 'x-request-id'];
  // A document is compressed better after the first request.
  if (findPage(path)) own.push('content-length');
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}
