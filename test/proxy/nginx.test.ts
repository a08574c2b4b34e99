import { readdirSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findNginx } from '../../scripts/deploy/find-nginx';
import { clips } from '../../shared/media';
import { findPage, pages } from '../../shared/pages';
import { site as brand } from '../../shared/site';
import { type ProxiedSite, startProxiedSite } from '../helpers/proxy';
import { createVisitor, startCrowd, type Visitor } from '../helpers/proxy-visitor';
import { root } from '../helpers/test-app';

const nginx = findNginx();
const missing =
  'nginx in front of two processes: no nginx to test with; install it (Debian: nginx-light), or set NGINX_PATH to its program';

if (nginx) describe('behind nginx', () => prove(nginx));
else if (process.env.CI) {
  test('nginx is there', () => {
    throw new Error(missing);
  });
} else {
  console.warn(missing);
  test.todo(missing);
}

function prove(program: string): void {
  // Asked for once at the beginning, and again when it is old.
  const agedPath = pages.find(({ id }) => id === 'lab')?.path ?? '';
  const video = clips.presale.sources[0]?.src ?? '';
  const asset = (extension: string) => {
    const names = readdirSync(join(root, 'dist', 'client', 'assets'));
    return `/assets/${names.find((name) => name.endsWith(extension))}`;
  };
  let site: ProxiedSite;
  let visitor: Visitor;
  let agedSince = 0;

  beforeAll(async () => {
    site = await startProxiedSite(program);
    visitor = createVisitor(site);
    expect((await visitor.ask(agedPath)).status).toBe(200);
    agedSince = performance.now();
  }, 60_000);

  afterAll(async () => {
    visitor?.leave();
    await site?.stop();
  }, 60_000);

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
      const answer = await visitor.ask(path, { method });
      expect(answer.status).toBe(status);
      expect(answer.body.toString()).toContain('</html>');
      expect(answer.body.toString()).not.toMatch(/nginx/i);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['cache-control']).toBe('no-store');
      if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD');
      expect(findRepeated(answer.rawHeaders)).toEqual([]);
    });

    test('an address that is too long', async () => {
      const answer = await visitor.ask(`/${'a'.repeat(9000)}`);
      expect(answer.status).toBe(414);
      expect(answer.body.toString()).not.toMatch(/nginx/i);
    });

    test.each(['/', '/favicon.svg'])('a large body for %s goes no further', async (path) => {
      const answer = await visitor.ask(path, { method: 'POST', body: Buffer.alloc(200_000) });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    });

    test('a range behind the end of a file', async () => {
      const answer = await visitor.ask(video, { headers: { Range: 'bytes=999999999-' } });
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
    brand.whitepaper.path,
    video,
    asset('.js'),
    asset('.css'),
  ])('%s comes with the headers of the site, each once', async (path) => {
    for (const encoding of ['gzip, deflate, br', 'gzip', 'identity']) await compare(path, encoding);
  });

  async function compare(path: string, encoding: string): Promise<void> {
    const headers = { 'Accept-Encoding': encoding };
    const answer = await visitor.ask(path, { headers });
    const direct = await fetch(`http://127.0.0.1:${site.processes[0].port}${path}`, { headers });
    expect(comparable(answer.headers, path)).toEqual(
      comparable(Object.fromEntries(direct.headers), path),
    );
    expect(answer.body.equals(Buffer.from(await direct.arrayBuffer()))).toBe(true);
    expect(findRepeated(answer.rawHeaders)).toEqual([]);
  }

  test('videos are sent in ranges, from the disk', async () => {
    const answer = await visitor.ask(video, { headers: { Range: 'bytes=100-299' } });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toMatch(/^bytes 100-299\/\d+$/);
    expect(answer.body).toHaveLength(200);
    expect(await findInLog(site, video)).toMatchObject({ processes: '' });
  });

  test('a range of a text file counts bytes of the file itself', async () => {
    const headers = { Range: 'bytes=0-3', 'Accept-Encoding': 'br' };
    const answer = await visitor.ask('/favicon.svg', { headers });
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
      const { headers: received } = await visitor.ask(`/career?campaign=${index}`, { headers });
      encodings.push(received['content-encoding']);
      expect(received.vary).toBe('Accept-Encoding');
    }
    expect(encodings).toEqual(['gzip', 'gzip', 'gzip', 'br', 'br']);
    await findInLog(site, '/career', spellings.length);
    const made = site.readLog().filter(({ path, cache }) => path === '/career' && cache === 'MISS');
    expect(made).toHaveLength(2);
  });

  test('the query that a page reads makes another page', async () => {
    expect(findPage('/contact')).toMatchObject({ readsQuery: expect.anything() });
    const [one, other] = ['careers', 'press'].map((subject) => `/contact?subject=${subject}`);
    const { headers } = await visitor.ask(one ?? '');
    expect((await visitor.ask(other ?? '')).headers.etag).not.toBe(headers.etag);
    expect((await visitor.ask(one ?? '')).headers.etag).toBe(headers.etag);
  });

  test.each(['/', '/favicon.svg'])('whoever has %s is told so', async (path) => {
    const { headers } = await visitor.ask(path);
    const again = await visitor.ask(path, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['content-type']).toBeUndefined();
  });

  test('HTTP/2 is spoken', async () => {
    const session = connect(site.origin, { ca: site.certificate });
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
    const { status, headers } = await fetch(`${site.plainOrigin}/technology?a=1`, options);
    expect(status).toBe(308);
    expect(headers.get('location')).toBe(`${site.origin}/technology?a=1`);
  });

  test('a request goes by one id in nginx, the site and the answer', async () => {
    const accept = { Accept: 'application/json' };
    const { headers, body } = await visitor.ask('/%', { headers: accept });
    expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
    expect(body.toString()).not.toContain('urn:uuid');
  });

  /** Of four requests two can only be answered by a process: an unknown address and a page of its own. */
  async function visit(crowdMember: Visitor, turn: number): Promise<void> {
    const headers = { 'Accept-Encoding': turn % 8 < 4 ? 'br' : 'gzip' };
    if (turn % 4 === 0) {
      const { status, body } = await crowdMember.ask(`/nothing-${turn}`, { headers });
      expect([status, body.toString().endsWith('</html>')]).toEqual([404, true]);
    } else if (turn % 4 === 1) {
      const { status, body } = await crowdMember.ask(`/contact?subject=${turn}`, { headers });
      expect([status, body.toString().endsWith('</html>')]).toEqual([200, true]);
    } else if (turn % 4 === 2) {
      const { status, body } = await crowdMember.ask('/', { headers });
      expect([status, body.toString().endsWith('</html>')]).toEqual([200, true]);
    } else {
      const { status } = await crowdMember.ask(video, { headers: { Range: 'bytes=0-999' } });
      expect(status).toBe(206);
    }
  }

  test('a process that is killed under load loses no request', async () => {
    const [first] = site.processes;
    const crowd = startCrowd(site, { size: 20, visit });
    await crowd.pass(200);
    expect(await first.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
    await crowd.pass(400);
    await first.start();
    await crowd.pass(200);
    expect(await crowd.stop()).toEqual([]);
    // Some had met the dead process and were answered by the other one.
    expect(site.readLog().some(({ processes }) => processes.includes(', '))).toBe(true);
  }, 120_000);

  test('restarting one process after the other under load loses no request', async () => {
    const crowd = startCrowd(site, { size: 20, visit });
    await crowd.pass(200);
    for (const process of site.processes) {
      expect(await process.end('SIGTERM')).toEqual({ code: 0, signal: null });
      await process.start();
    }
    await crowd.pass(200);
    expect(await crowd.stop()).toEqual([]);
  }, 120_000);

  describe('when no process is there', () => {
    beforeAll(async () => {
      for (const process of site.processes) await process.end('SIGKILL');
    });

    test('an old page still answers', async () => {
      const fresh = await visitor.ask(agedPath);
      const [, seconds] = /s-maxage=(\d+)/.exec(fresh.headers['cache-control'] ?? '') ?? [];
      await wait(Math.max(0, agedSince + (Number(seconds) + 2) * 1000 - performance.now()));
      const stale = await visitor.ask(agedPath);
      expect(stale.status).toBe(200);
      expect(stale.body).toEqual(fresh.body);
      expect((await findInLog(site, agedPath, 3)).cache).toMatch(/^(?:STALE|UPDATING)$/);
    }, 120_000);

    test.each(['/favicon.svg', video, asset('.js'), asset('.css')])(
      '%s still answers',
      async (path) => {
        expect((await visitor.ask(path)).status).toBe(200);
      },
    );

    test('what nobody can answer is a page that says to come back', async () => {
      const answer = await visitor.ask('/nothing');
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.body.toString()).toContain('</html>');
    });

    test('the first process that is back answers at once', async () => {
      await site.processes[1].start();
      expect((await visitor.ask('/nothing')).status).toBe(404);
    });
  });
}

/** What nginx wrote of the last request for a path; it writes when the answer is already there. */
async function findInLog(site: ProxiedSite, path: string, count = 1) {
  for (;;) {
    const entries = site.readLog().filter((entry) => entry.path === path);
    const last = entries.at(-1);
    if (last && entries.length >= count) return last;
    await wait(20);
  }
}

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
