import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { build } from 'esbuild';
import { type MeasuredServer, startMeasured } from '../bench/measured-server';
import { reactRouterAlias, serverOptions } from '../bundle/bundle';
import { isFresh } from '../bundle/fingerprint';
import { outDir, root } from '../bundle/project';

const CONNECTIONS = 32;
const CROWD = 256;
const WARM_UP_ROUNDS = 2;
/** Attempts at a round in which no request is rejected. */
const MAX_ATTEMPTS = 5;

/** One way to serve the home page. */
interface Subject {
  name: string;
  file: string;
  env?: NodeJS.ProcessEnv;
  /** Whether requests carry the ETag. */
  isKnown?: boolean;
}

interface Round {
  /** CPU time per request, of all threads. */
  cpuMs: number;
  perSecond: number;
  /** Bytes of a response, headers included. */
  bytes: number;
}

/** A subject with its running server and the results of its rounds. */
interface Candidate {
  name: string;
  server: MeasuredServer;
  startsMs: number[];
  headers: Record<string, string>;
  status: number;
  rounds: Round[];
}

/** Compares ways to serve the home page: `npm run bench -- [--quick] [--json] [--node <program>] [--dist <build>]`. */
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    node: { type: 'string', default: process.execPath },
    dist: { type: 'string', default: outDir },
  },
});
const { starts, rounds, seconds } = options.quick
  ? { starts: 2, rounds: 3, seconds: 0.8 }
  : { starts: 5, rounds: 5, seconds: 2.5 };
const workDir = mkdtempSync(join(tmpdir(), 'bench-'));
const site = join(options.dist, 'server.js');
const peer = join(workDir, 'peer.mjs');
const peerEnv = { BENCH_DIST: options.dist, BENCH_PEER: '' };
/** The first one is the baseline. */
const subjects: Subject[] = [
  { name: 'Express, helmet, compression', file: peer, env: { ...peerEnv, BENCH_PEER: 'express' } },
  { name: 'bare node:http, uncompressed', file: peer, env: peerEnv },
  { name: 'this server', file: site },
  { name: 'If-None-Match, answered with 304', file: site, isKnown: true },
  { name: 'PAGE_CACHE_SECONDS=60', file: site, env: { PAGE_CACHE_SECONDS: '60' } },
];

if (spawnSync('taskset', ['-acp', '1', String(process.pid)]).status !== 0) {
  throw new Error('Needs Linux with two cores and taskset, so that the load gets its own core.');
}
if (options.dist === outDir && !isFresh(root, outDir)) await import('./build');
const candidates: Candidate[] = [];
try {
  await buildPeer();
  for (const subject of subjects) candidates.push(await start(subject));
  for (let round = 0; round < WARM_UP_ROUNDS + rounds; round += 1) {
    // Alternating, because a machine's speed varies; in changing order, so that none always follows the same one.
    for (const each of round % 2 ? candidates.toReversed() : candidates) await runRound(each);
  }
  const rows = [];
  for (const each of candidates) rows.push(await summarize(each));
  const node = spawnSync(options.node, ['--version']).stdout.toString().trim();
  if (options.json) console.log(JSON.stringify({ node, rows }, null, 2));
  else {
    console.log(`Home page, Node ${node}; CPU, requests and bytes as ratios to the first:`);
    console.table(rows);
  }
} finally {
  for (const { server } of candidates) await server.stop();
  rmSync(workDir, { recursive: true, force: true });
}

/** Built like the site's server, so that only the way of serving differs. */
async function buildPeer(): Promise<void> {
  await build({
    ...serverOptions,
    absWorkingDir: root,
    entryPoints: ['scripts/bench/peer.tsx'],
    outfile: peer,
    bundle: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    alias: reactRouterAlias(root),
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

async function start({ name, file, env = {}, isKnown }: Subject): Promise<Candidate> {
  const startsMs: number[] = [];
  for (;;) {
    const server = await startMeasured([options.node, file], env);
    startsMs.push(server.firstAnswerMs);
    if (startsMs.length < starts) {
      await server.stop();
      continue;
    }
    const headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' };
    if (isKnown) headers['if-none-match'] = (await fetch(server.url)).headers.get('etag') ?? '';
    return { name, server, startsMs, headers, status: isKnown ? 304 : 200, rounds: [] };
  }
}

async function runRound(candidate: Candidate): Promise<void> {
  const { name, server, rounds } = candidate;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const cpuBefore = server.readCpuMs();
    const { total, refused, bytes, ms } = await load(candidate, CONNECTIONS);
    // A 503 costs almost nothing, and would flatter a server that sheds load.
    if (refused > 0) continue;
    const cpuMs = (server.readCpuMs() - cpuBefore) / total;
    rounds.push({ cpuMs, perSecond: (1000 * total) / ms, bytes: bytes / total });
    return;
  }
  throw new Error(`The machine is too busy: ${name} rejects requests`);
}

/** As many requests as the last round suggests for the duration of a round. */
async function load({ name, server, headers, status, rounds }: Candidate, connections: number) {
  const amount = connections + Math.round((rounds.at(-1)?.perSecond ?? 500) * seconds);
  const { url } = server;
  const startedAt = performance.now();
  const result = await autocannon({
    url,
    headers,
    connections,
    amount,
    sampleInt: 20,
    timeout: 120,
  });
  const ms = performance.now() - startedAt;
  const { errors, requests, throughput, statusCodeStats: answers = {} } = result;
  const refused = answers['503']?.count ?? 0;
  if (errors > 0 || (answers[`${status}`]?.count ?? 0) + refused !== requests.total)
    throw new Error(`${name}: ${errors} errors, and answers ${JSON.stringify(answers)}`);
  return { total: requests.total, refused, bytes: throughput.total, ms };
}

async function summarize(candidate: Candidate) {
  const { server, startsMs } = candidate;
  const memoryMb = server.readMemoryMb();
  let crowdMb = 0;
  const watch = setInterval(() => {
    crowdMb = Math.max(crowdMb, server.readMemoryMb());
  }, 50);
  const { refused, total } = await load(candidate, CROWD);
  clearInterval(watch);
  return {
    name: candidate.name,
    CPU: ratio(candidate, 'cpuMs'),
    'requests/s': ratio(candidate, 'perSecond'),
    bytes: ratio(candidate, 'bytes'),
    'first 200, ms': Math.round(median(startsMs)),
    MB: memoryMb,
    [`MB at ${CROWD}`]: crowdMb,
    [`503 at ${CROWD}`]: refused / total,
  };
}

/** The median over the rounds of the ratio to the first candidate. */
function ratio({ rounds }: Candidate, name: keyof Round): number {
  const first = candidates[0]?.rounds ?? [];
  const ratios = rounds.map((round, index) => round[name] / (first[index]?.[name] ?? Number.NaN));
  return Number(median(ratios.slice(WARM_UP_ROUNDS)).toPrecision(2));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
