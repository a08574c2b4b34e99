import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { build } from 'esbuild';
import { startChild } from '#scripts/bench/start-child.ts';
import { reactRouterAlias, serverOptions } from '#scripts/bundle/bundle.ts';
import { isFresh, outDir, root } from '#scripts/bundle/project.ts';

/** The first two only warm up. */
const ROUNDS = 7;
const ROUND_SECONDS = 2;

/** Compares ways to serve the home page, each with a core for itself, in alternating rounds. */
if (spawnSync('taskset', ['-acp', '1', String(process.pid)]).status !== 0) {
  throw new Error('Needs Linux with two cores and taskset, so that the load gets its own core.');
}
if (!isFresh()) await import('./build');
const site = join(outDir, 'server.js');
const peer = await buildPeer();
/** The first one is the baseline. */
const candidates = await Promise.all([
  start('Express, helmet, compression', peer),
  start('this server', site),
  start('If-None-Match, answered with 304', site, {}, 304),
  start('PAGE_CACHE_SECONDS=60', site, { PAGE_CACHE_SECONDS: '60' }),
]);
const rounds: Awaited<ReturnType<(typeof candidates)[0]['measure']>>[][] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  // Alternating, because a machine's speed varies.
  const results: (typeof rounds)[0] = [];
  for (const { measure } of candidates) results.push(await measure());
  rounds.push(results);
}
console.log(`Home page, Node ${process.version}; all as ratios to the first:`);
console.table(
  candidates.map(({ name }, index) => ({
    name,
    'CPU a request': ratio(index, 'cpuMs'),
    'requests/s': ratio(index, 'perSecond'),
    bytes: ratio(index, 'bytes'),
  })),
);
process.exit(0);

/** Built like the site's server, so that only the way of serving differs. */
async function buildPeer(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(dir, { recursive: true }));
  const outfile = join(dir, 'peer.mjs');
  await build({
    ...serverOptions,
    absWorkingDir: root,
    entryPoints: ['scripts/bench/peer.tsx'],
    outfile,
    bundle: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    alias: reactRouterAlias(root),
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outfile;
}

async function start(name: string, file: string, settings: NodeJS.ProcessEnv = {}, status = 200) {
  // `taskset` becomes the server, so the process id is the server's. No request may be rejected: that costs nothing.
  const { process: server, origin } = startChild(['-c', '0', process.execPath, file], {
    program: 'taskset',
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', MAX_WAIT_MS: '600000', ...settings },
  });
  const url = `${await origin()}/`;
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const headers = {
    'accept-encoding': 'gzip, deflate, br',
    ...(status === 304 && { 'if-none-match': etag }),
  };
  return { name, measure };

  async function measure() {
    const cpuBefore = readCpuMs();
    const load = { url, headers, connections: 32, duration: ROUND_SECONDS };
    const { errors, requests, throughput, statusCodeStats } = await autocannon(load);
    const { total } = requests;
    if (errors > 0 || statusCodeStats?.[`${status}`]?.count !== total) {
      throw new Error(`${name}: ${errors} errors, and answers ${JSON.stringify(statusCodeStats)}`);
    }
    const cpuMs = (readCpuMs() - cpuBefore) / total;
    return { cpuMs, perSecond: requests.average, bytes: throughput.total / total };
  }

  /** Of all threads: user and system time in hundredths of a second, after the name in brackets. */
  function readCpuMs(): number {
    const [, after = ''] = readFileSync(`/proc/${server.pid}/stat`, 'latin1').split(') ');
    const fields = after.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }
}

/** The median over the rounds of the ratio to the first candidate. */
function ratio(index: number, name: 'cpuMs' | 'perSecond' | 'bytes'): number {
  const ratios = rounds
    .slice(2)
    .map((results) => (results[index]?.[name] ?? 0) / (results[0]?.[name] ?? 0))
    .sort((a, b) => a - b);
  return Number((ratios[ratios.length >> 1] ?? 0).toPrecision(2));
}
