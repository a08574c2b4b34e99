import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { behindNginx } from '#test/helpers/behind-nginx.ts';
import { type RunningProxy, startNginx } from '#test/helpers/nginx.ts';
import { findPorts, listen } from '#test/helpers/raw-connection.ts';

interface StandInSite extends RunningProxy {
  /** The requests that each process got, without health checks. */
  asked: readonly string[][];
}

/** Two processes that shed every request below /crowded, and answer all others. */
async function startStandIns(nginx: string): Promise<StandInSite> {
  const dir = mkdtempSync(join(tmpdir(), 'proxy-'));
  mkdirSync(join(dir, 'current'));
  const asked: string[][] = [[], []];
  const servers = asked.map((paths) =>
    createServer((req, res) => {
      const path = req.url ?? '';
      if (path !== '/healthz') paths.push(path);
      const isCrowded = path.startsWith('/crowded');
      if (isCrowded) res.writeHead(503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
      res.end(isCrowded ? 'crowded' : 'fine');
    }),
  );
  const processPorts = await Promise.all(servers.map(listen));
  const [httpPort = 0, httpsPort = 0] = await findPorts(2);
  const proxy = await startNginx(nginx, { dir, httpPort, httpsPort, processPorts });
  const stop = async () => {
    await proxy.stop();
    rmSync(dir, { recursive: true });
  };
  return { ...proxy, asked, stop };
}

behindNginx(startStandIns, (parts) => {
  test('a process that sheds load is not taken out, and its request is not sent to the next one', async () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/crowded/${index}`);
    for (const path of paths) {
      const answer = await parts.visitor.ask(path);
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.body.toString()).toBe('crowded');
    }
    // One of the two for each.
    expect(parts.site.asked.flat().toSorted()).toEqual(paths.toSorted());
    const before = parts.site.asked.map(({ length }) => length);
    for (let count = 0; count < 12; count++) {
      expect((await parts.visitor.ask(`/fine/${count}`)).status).toBe(200);
    }
    const after = parts.site.asked.map(({ length }) => length);
    // Both still get requests.
    for (const index of [0, 1]) expect(after[index]).toBeGreaterThan(before[index] ?? 0);
  });
});
