import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Without the awaited line for so long, the process counts as failed. */
const START_TIMEOUT_MS = 90_000;

interface ListeningProcessOptions {
  /** Node by default. */
  program?: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** What the process prints when it listens. */
  ready: RegExp;
}

export interface ListeningProcess {
  pid: number;
  /** What `ready` found. */
  found: RegExpExecArray;
  stop(): Promise<void>;
}

/**
 * Starts a process with no environment variables but PATH, and waits until it listens. It is killed when
 * this process ends for any reason.
 * @throws Error with everything that the process has printed.
 */
export function startListeningProcess({
  program = process.execPath,
  args,
  cwd,
  env,
  ready,
}: ListeningProcessOptions): Promise<ListeningProcess> {
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // First, so that it is gone before other exit handlers remove its files.
  const kill = () => child.kill('SIGKILL');
  process.prependListener('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    const ended = once(child, 'close');
    if (kill()) await ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => reject(new Error(`${reason}\n${output}`));
    const timer = setTimeout(() => fail('The process does not listen:'), START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output += chunk;
      const match = ready.exec(output);
      if (!match) return;
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream.off('data', read).resume();
      resolve({ pid: child.pid ?? 0, found: match, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => {
      clearTimeout(timer);
      fail('The process ended:');
    });
  });
}
