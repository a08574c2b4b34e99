import { readFileSync } from 'node:fs';
import { root } from '#scripts/bundle/project.ts';
import { startChild } from '#scripts/process/start-child.ts';

export interface MeasuredServer {
  url: string;
  /** From the start of the process to its first response. */
  firstAnswerMs: number;
  /** CPU time of all threads so far. */
  readCpuMs(): number;
  readMemoryMb(): number;
  stop(): Promise<void>;
}

/** Starts a server that has the first core for itself. */
export async function startMeasured(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<MeasuredServer> {
  const startedAt = performance.now();
  // `taskset` execs the server, so the process id is the server's.
  const child = startChild(['-c', '0', ...command], {
    program: 'taskset',
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...env },
  });
  const url = `${await child.origin()}/`;
  await (await fetch(url)).arrayBuffer();
  const firstAnswerMs = performance.now() - startedAt;
  const read = (name: string) => readFileSync(`/proc/${child.process.pid}/${name}`, 'latin1');
  return {
    url,
    firstAnswerMs,
    async stop() {
      child.process.kill('SIGKILL');
      await child.exit;
    },
    readCpuMs() {
      // User and system time in hundredths of a second; the name, in brackets, may contain anything:
      // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
      const fields = read('stat')
        .replace(/^.*\) /s, '')
        .split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    readMemoryMb: () => Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(read('status'))?.[1]) / 1024),
  };
}
