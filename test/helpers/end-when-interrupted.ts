import { spawnSync } from 'node:child_process';

/**
 * Lets a run that is interrupted end all that was started by this process or below it. A worker of
 * jest goes on when it has lost jest itself, and a browser has a group that no signal of a terminal reaches.
 */
export function endWhenInterrupted(): void {
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
    process.prependOnceListener(event as 'disconnect', () => {
      for (const pid of listDescendants()) end(pid);
      process.exit(1);
    });
  }
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
