import { setTimeout as wait } from 'node:timers/promises';
import { clips } from '#shared/drawing/media.ts';
import { pages } from '#shared/pages.ts';
import type { Answer } from '#test/helpers/ask.ts';
import { assets } from '#test/helpers/assets.ts';
import { behindNginx, findInLog } from '#test/helpers/behind-nginx.ts';

const video = clips.presale.sources[0]?.src ?? '';

// Requested once at the start, and again when it is stale.
const agedPath = pages.find(({ id }) => id === 'lab')?.path ?? '';

const FRESH_SECONDS = 2;

/** Between two requests of one visitor, to save processor time. */
const PAUSE_MS = 20;

behindNginx((nginx) => {
  let fresh: Answer;
  let agedSince = 0;

  beforeAll(async () => {
    fresh = await nginx.ask(agedPath);
    expect(fresh.status).toBe(200);
    expect(fresh.headers['cache-control']).toContain(`s-maxage=${FRESH_SECONDS}`);
    agedSince = performance.now();
  });

  /** Two of four requests need a process: an unknown path and an uncached page. */
  async function visit(turn: number): Promise<void> {
    const requests = [
      [`/nothing-${turn}`, 404],
      [`/contact?subject=${turn}`, 200],
      ['/', 200],
      [video, 206],
    ] as const;
    const [path, status] = requests[turn % 4] as (typeof requests)[number];
    const Range = path === video ? { Range: 'bytes=0-999' } : {};
    const headers = { 'Accept-Encoding': turn % 8 < 4 ? 'br' : 'gzip', ...Range };
    const answer = await nginx.ask(path, { headers });
    const isWhole = path === video || answer.body.toString().endsWith('</html>');
    expect([answer.status, isWhole]).toEqual([status, true]);
  }

  /** Eight visitors who keep sending requests until they are stopped. */
  function startCrowd() {
    let isOver = false;
    let turns = 0;
    let visits = 0;
    const failures: string[] = [];
    const visitors = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const turn = turns++;
        await visit(turn).catch((error) => failures.push(`Visit ${turn}: ${error}`));
        visits++;
        await wait(PAUSE_MS);
      }
    });
    return {
      async pass(count: number) {
        const goal = visits + count;
        while (visits < goal) await wait(PAUSE_MS);
      },
      async stop() {
        isOver = true;
        await Promise.all(visitors);
        return failures;
      },
    };
  }

  test('a process that is killed under load loses no request', async () => {
    const [first] = nginx.processes;
    const crowd = startCrowd();
    await crowd.pass(200);
    expect(await first.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
    await crowd.pass(400);
    await first.start();
    await crowd.pass(200);
    expect(await crowd.stop()).toEqual([]);
    expect(nginx.readLog().filter(({ status }) => status >= 500)).toEqual([]);
    // Some went to the dead process first, and the other one answered them.
    expect(nginx.readLog().some(({ processes }) => processes.includes(', '))).toBe(true);
  });

  test('restarting one process after the other under load loses no request', async () => {
    const crowd = startCrowd();
    await crowd.pass(200);
    for (const process of nginx.processes) {
      expect(await process.end('SIGTERM')).toEqual({ code: 0, signal: null });
      await process.start();
    }
    await crowd.pass(200);
    expect(await crowd.stop()).toEqual([]);
    expect(nginx.readLog().filter(({ status }) => status >= 500)).toEqual([]);
  });

  describe('when no process is running', () => {
    beforeAll(async () => {
      for (const process of nginx.processes) await process.end('SIGKILL');
    });

    test('a stale page is still served', async () => {
      await wait(Math.max(0, agedSince + (FRESH_SECONDS + 2) * 1000 - performance.now()));
      const stale = await nginx.ask(agedPath);
      expect(stale.status).toBe(200);
      expect(stale.body).toEqual(fresh.body);
      expect((await findInLog(nginx, agedPath, 2)).cache).toMatch(/^(?:STALE|UPDATING)$/);
    });

    test('files still answer', async () => {
      for (const path of ['/favicon.svg', video, assets.entry, assets.stylesheet])
        expect([path, (await nginx.ask(path)).status]).toEqual([path, 200]);
    });

    test('everything else gets a page that says to come back later', async () => {
      const answer = await nginx.ask('/nothing');
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.body.toString()).toContain('</html>');
    });

    test('a process that comes back is used at once', async () => {
      await nginx.processes[1].start();
      expect((await nginx.ask('/nothing')).status).toBe(404);
    });
  });
}, FRESH_SECONDS);
