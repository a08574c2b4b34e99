import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The servers have one core for themselves, the load has another. */
const SERVER_CORE = 0;
const LOAD_CORE = 1;

/** Keeps this process off the core of the servers. Tells whether there is another. */
export function moveToLoadCore(): boolean {
  if (availableParallelism() < 2) return false;
  const { status } = spawnSync('taskset', ['-acp', String(LOAD_CORE), String(process.pid)]);
  return status === 0;
}

/** A command on the core of the servers. It replaces `taskset`, so its process id is the server's. */
export function onServerCore(command: readonly string[]): string[] {
  return ['taskset', '-c', String(SERVER_CORE), ...command];
}
