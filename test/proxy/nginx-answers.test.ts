import { connect, type IncomingHttpHeaders } from 'node:http2';
import { clips } from '../../shared/media';
import { findPage } from '../../shared/pages';
import { site as brand } from '../../shared/site';
import { behindNginx, findInLog } from '../helpers/behind-nginx';
import { builtAsset } from '../helpers/built-asset';

const video = clips.presale.sources[0]?.src ?? '';

behindNginx((parts) => {
  describe('what is refused is refused by the site', () => {
    test.each([
      ['GET', '/nothing', 404],
      ['GET', '/.gitignore', 404],
      ['GET', '/favicon.svg.br', 404],
      ['GET', '/manifest.json', 404],
      ['GET', '/assets/nothing.js', 404],
      ['GET', '/images/', 404],
      ['GET', '/%ff', 400],
      // nginx finds fault with these itself.
      ['GET', '/%', 400],
      ['GET', '/%00', 400],
      ['GET', '/../package.json', 400],
      ['POST', '/', 405],
      ['DELETE', '/favicon.svg', 405],
      ['TRACE', '/', 405],
      ['POST', '/nothing', 404],
    ])('%s %s is %i', async (method, path, status) => {
      const answer = await parts.visitor.ask(path, { method });
      expect(answer.status).toBe(status);
      expect(answer.body.toString()).toContain('</html>');
      expect(answer.body.toString()).not.toMatch(/nginx/i);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['cache-control']).toBe('no-store');
      if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD');
      expect(findRepeated(answer.rawHeaders)).toEqual([]);
    });

    test('an address that is too long', async () => {
      const answer = await parts.visitor.ask(`/${'a'.repeat(9000)}`);
      expect(answer.status).toBe(414);
      expect(answer.body.toString()).not.toMatch(/nginx/i);
    });

    test.each(['/', '/favicon.svg'])('a large body for %s goes no further', async (path) => {
      const answer = await parts.visitor.ask(path, { method: 'POST', body: Buffer.alloc(200_000) });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    });

    test('a range behind the end of a file', async () => {
      const answer = await parts.visitor.ask(video, { headers: { Range: 'bytes=999999999-' } });
      expect(answer.status).toBe(416);
      expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
      expect(answer.headers['cache-control']).toMatch(/^private,/);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(findRepeated(answer.rawHeaders)).toEqual([]);
    });
  });

  test.each([
    '/',
    '/technology',
    '/favicon.svg',
    '/favicon.ico',
    '/fonts/besley.woff2',
    '/images/plates/tower.webp',
    '/icon-192.png',
    '/cards/home.png',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/site.webmanifest',
    '/.well-known/security.txt',
    brand.whitepaper.path,
    video,
    builtAsset('.js'),
    builtAsset('.css'),
  ])('%s comes with the headers of the site, each once', async (path) => {
    for (const encoding of ['gzip, deflate, br', 'gzip', 'identity']) await compare(path, encoding);
  });

  async function compare(path: string, encoding: string): Promise<void> {
    const headers = { 'Accept-Encoding': encoding };
    const answer = await parts.visitor.ask(path, { headers });
    const direct = await fetch(`http://127.0.0.1:${parts.site.processes[0].port}${path}`, {
      headers,
    });
    expect(comparable(answer.headers, path)).toEqual(
      comparable(Object.fromEntries(direct.headers), path),
    );
    expect(answer.body.equals(Buffer.from(await direct.arrayBuffer()))).toBe(true);
    expect(findRepeated(answer.rawHeaders)).toEqual([]);
  }

  test('videos are sent in ranges, from the disk', async () => {
    const answer = await parts.visitor.ask(video, { headers: { Range: 'bytes=100-299' } });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toMatch(/^bytes 100-299\/\d+$/);
    expect(answer.body).toHaveLength(200);
    expect(await findInLog(parts.site, video)).toMatchObject({ processes: '' });
  });

  test('a range of a text file counts bytes of the file itself', async () => {
    const headers = { Range: 'bytes=0-3', 'Accept-Encoding': 'br' };
    const answer = await parts.visitor.ask('/favicon.svg', { headers });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.body.toString()).toBe('<svg');
  });

  test('a page is made once for each of two encodings, whatever their spelling and the query', async () => {
    const spellings = [
      'gzip',
      'gzip;q=1.0, *;q=0',
      'br;q=0, GZIP',
      'br',
      'gzip, deflate, br, zstd',
    ];
    const encodings = [];
    for (const [index, spelling] of spellings.entries()) {
      const headers = { 'Accept-Encoding': spelling };
      const { headers: received } = await parts.visitor.ask(`/career?campaign=${index}`, {
        headers,
      });
      encodings.push(received['content-encoding']);
      expect(received.vary).toBe('Accept-Encoding');
    }
    expect(encodings).toEqual(['gzip', 'gzip', 'gzip', 'br', 'br']);
    await findInLog(parts.site, '/career', spellings.length);
    const made = parts.site
      .readLog()
      .filter(({ path, cache }) => path === '/career' && cache === 'MISS');
    expect(made).toHaveLength(2);
  });

  test('the query that a page reads makes another page', async () => {
    expect(findPage('/contact')).toMatchObject({ readsQuery: expect.anything() });
    const [one, other] = ['careers', 'press'].map((subject) => `/contact?subject=${subject}`);
    const { headers } = await parts.visitor.ask(one ?? '');
    expect((await parts.visitor.ask(other ?? '')).headers.etag).not.toBe(headers.etag);
    expect((await parts.visitor.ask(one ?? '')).headers.etag).toBe(headers.etag);
  });

  test.each(['/', '/favicon.svg'])('whoever has %s is told so', async (path) => {
    const { headers } = await parts.visitor.ask(path);
    const again = await parts.visitor.ask(path, {
      headers: { 'If-None-Match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['content-type']).toBeUndefined();
  });

  test('HTTP/2 is spoken', async () => {
    const session = connect(parts.site.origin, { ca: parts.site.certificate });
    const stream = session.request({ ':path': '/' });
    const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      stream.once('response', resolve);
      session.once('error', reject);
    });
    expect(headers[':status']).toBe(200);
    session.destroy();
  });

  test('a request without TLS is sent on to the address of the site, not to its Host', async () => {
    const options = { redirect: 'manual', headers: { Host: 'evil.example' } } as const;
    const { status, headers } = await fetch(`${parts.site.plainOrigin}/technology?a=1`, options);
    expect(status).toBe(308);
    expect(headers.get('location')).toBe(`${parts.site.origin}/technology?a=1`);
  });

  test('a request goes by one id in nginx, the site and the answer', async () => {
    const accept = { Accept: 'application/json' };
    const { headers, body } = await parts.visitor.ask('/%', { headers: accept });
    expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
    expect(body.toString()).not.toContain('urn:uuid');
  });
});

/** Headers but those of one connection or one answer. */
function comparable(headers: Record<string, unknown>, path: string): Record<string, unknown> {
  const own = ['connection', 'date', 'keep-alive', 'server', 'transfer-encoding', 'x-request-id'];
  // A document is compressed better after its first request, and nginx has another form of validator.
  own.push(findPage(path) ? 'content-length' : 'etag');
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

function findRepeated(rawHeaders: readonly string[]): string[] {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return names.filter((name, index) => names.indexOf(name) !== index);
}
