import { spawn, spawnSync } from 'node:child_process';
import type { Socket } from 'node:net';

const WATCH_MS = 1000;

/**
 * Ends all child processes when the run is interrupted. A jest worker goes on when jest itself is gone, and
 * a browser is in its own process group, which no terminal signal reaches.
 */
export function endWhenInterrupted(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.prependOnceListener(signal, endAll);
  }
  // Listening for "disconnect" directly would keep an idle worker alive.
  if (process.connected) setInterval(() => process.connected || endAll(), WATCH_MS).unref();
}

/**
 * Ends what this process has started so far, even if it is killed: another one waits for its end. Call the
 * returned function when they have ended by themselves, because their numbers may go to other processes.
 */
export function endAfterwards(): () => void {
  const watch = spawn('sh', ['-c', `cat; kill -9 ${listDescendants().join(' ')}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watch.unref();
  (watch.stdin as Socket).unref();
  return () => watch.kill();
}

function endAll(): never {
  for (const pid of listDescendants()) end(pid);
  process.exit(1);
}

function listDescendants(): number[] {
  const { pid: own, stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const lines = [...(stdout ?? '').matchAll(/(\d+)\s+(\d+)/g)];
  const parents = new Map(lines.map(([, pid, parent]) => [Number(pid), Number(parent)]));
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === process.pid || isBelow(parent));
  };
  return [...parents.keys()].filter((pid) => pid !== own && isBelow(pid));
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
