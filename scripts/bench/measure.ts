import { load } from './load';
import type { Schedule } from './options';
import { findFreePort, type ServerProcess, startServerProcess } from './server-process';
import type { Subject } from './subjects';

const CONNECTIONS = 32;
const CROWD_CONNECTIONS = 256;
/** Of a round in which nobody is refused. */
const MAX_ATTEMPTS = 5;

/** What one subject did in one round. */
export interface Round {
  cpuMsPerRequest: number;
  requestsPerSecond: number;
  firstByteMs: number;
  bytes: number;
}

export interface Figures {
  subject: Subject;
  rounds: Round[];
  coldStartsMs: number[];
  memoryMb: { atRest: number; afterRounds: number; inCrowd: number };
  /** The part of the crowd's requests that got a 503, because they would have waited too long. */
  refusedInCrowd: number;
}

interface Running {
  figures: Figures;
  server: ServerProcess;
  headers: Record<string, string>;
  status: number;
}

/** Measures all subjects in one sitting, round by round, because the machine changes its pace. */
export async function measure(
  subjects: readonly Subject[],
  schedule: Schedule,
  onProgress: (text: string) => void,
): Promise<Figures[]> {
  const running: Running[] = [];
  try {
    for (const subject of subjects) {
      onProgress(`starts: ${subject.label}`);
      running.push(await start(subject, schedule.starts));
    }
    for (const one of running) await loadOne(one, CONNECTIONS, schedule.warmUpMs);
    for (let round = 1; round <= schedule.rounds; round += 1) {
      onProgress(`round ${round} of ${schedule.rounds}`);
      // Nobody always comes after the same neighbour.
      const order = round % 2 === 0 ? running.toReversed() : running;
      for (const one of order) one.figures.rounds.push(await runRound(one, schedule));
    }
    onProgress('memory');
    for (const one of running) await measureCrowd(one, schedule.crowdMs);
  } finally {
    await Promise.all(running.map(({ server }) => server.stop()));
  }
  return running.map(({ figures }) => figures);
}

async function start(subject: Subject, times: number): Promise<Running> {
  const coldStartsMs: number[] = [];
  for (;;) {
    const port = await findFreePort();
    const env = { PORT: String(port), HOST: '127.0.0.1', ...subject.env };
    const server = await startServerProcess(subject.command(port), env, port);
    coldStartsMs.push(server.coldStartMs);
    if (coldStartsMs.length < times) {
      await server.stop();
      continue;
    }
    const memoryMb = { atRest: server.readMemoryMb(), afterRounds: 0, inCrowd: 0 };
    const figures = { subject, rounds: [], coldStartsMs, memoryMb, refusedInCrowd: 0 };
    return { figures, server, ...(await requestOf(subject, port)) };
  }
}

async function requestOf(
  subject: Subject,
  port: number,
): Promise<Pick<Running, 'headers' | 'status'>> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  if (!subject.isConditional) return { headers, status: 200 };
  const response = await fetch(`http://127.0.0.1:${port}/`);
  await response.arrayBuffer();
  return {
    headers: { ...headers, 'If-None-Match': response.headers.get('etag') ?? '' },
    status: 304,
  };
}

function loadOne({ server: { port }, headers, status }: Running, connections: number, ms: number) {
  return load({ port, headers, status, connections, ms });
}

async function runRound(one: Running, { singleMs, loadMs }: Schedule): Promise<Round> {
  const { firstByteMs } = await loadOne(one, 1, singleMs);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const cpuBefore = one.server.readCpuMs();
    const { requests, refused, elapsedMs, bytes } = await loadOne(one, CONNECTIONS, loadMs);
    // A refusal costs next to nothing, and would flatter whoever sheds load.
    if (refused > 0) continue;
    return {
      cpuMsPerRequest: (one.server.readCpuMs() - cpuBefore) / requests,
      requestsPerSecond: requests / (elapsedMs / 1000),
      firstByteMs,
      bytes,
    };
  }
  throw new Error(`The machine is too busy: ${one.figures.subject.label} refuses requests`);
}

/** Keeps the highest value that was seen while the crowd was there. */
async function measureCrowd(one: Running, ms: number): Promise<void> {
  const { memoryMb } = one.figures;
  memoryMb.afterRounds = one.server.readMemoryMb();
  const watch = setInterval(() => {
    memoryMb.inCrowd = Math.max(memoryMb.inCrowd, one.server.readMemoryMb());
  }, 50);
  try {
    const { requests, refused } = await loadOne(one, CROWD_CONNECTIONS, ms);
    one.figures.refusedInCrowd = refused / requests;
  } finally {
    clearInterval(watch);
  }
}
