import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Linux counts processor time in hundredths of a second, whatever its kernel's clock. */
const TICK_MS = 10;
const START_TIMEOUT_MS = 20_000;

export interface ServerProcess {
  port: number;
  /** From the start of the process to its first answer with 200. */
  coldStartMs: number;
  /** Processor time of all its threads so far. */
  readCpuMs(): number;
  readMemoryMb(): number;
  stop(): Promise<void>;
}

/** Starts a server and waits until it answers. Its output, such as its log, goes nowhere. */
export async function startServerProcess(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  port: number,
): Promise<ServerProcess> {
  const startedAt = performance.now();
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  // However this process ends, its servers do not stay.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    kill();
    await exited;
  };
  try {
    await waitForAnswer(child, port, startedAt + START_TIMEOUT_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    coldStartMs: performance.now() - startedAt,
    readCpuMs: () => readCpuMs(child),
    readMemoryMb: () => readMemoryMb(child),
    stop,
  };
}

/** A port that nobody uses at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function waitForAnswer(child: ChildProcess, port: number, endsAt: number): Promise<void> {
  while (!(await isAnswering(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended at once`);
    if (performance.now() > endsAt) throw new Error(`${child.spawnargs.join(' ')} does not answer`);
    await wait(2);
  }
}

function isAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', agent: false }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode === 200));
    });
    request.once('error', () => resolve(false));
  });
}

/** User and system time: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function readCpuMs({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The name, in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function readMemoryMb({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}
