import { spawnSync } from 'node:child_process';

const WATCH_MS = 1000;

/**
 * Lets a run that is interrupted end all that was started by this process or below it. A worker of
 * jest goes on when it has lost jest itself, and a browser has a group that no signal of a terminal reaches.
 */
export function endWhenInterrupted(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.prependOnceListener(signal, endAll);
  }
  // Whoever listens for the loss itself would keep a worker that has nothing more to do.
  if (process.connected) setInterval(() => process.connected || endAll(), WATCH_MS).unref();
}

function endAll(): never {
  for (const pid of listDescendants()) end(pid);
  process.exit(1);
}

function listDescendants(): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const lines = [...(stdout ?? '').matchAll(/(\d+)\s+(\d+)/g)];
  const parents = new Map(lines.map(([, pid, parent]) => [Number(pid), Number(parent)]));
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === process.pid || isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
