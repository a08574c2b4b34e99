import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** After this long without the awaited line a process has failed. */
const START_TIMEOUT_MS = 90_000;

interface ListeningProcessOptions {
  /** Node, when it is not said. */
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
 * Starts a process with nothing of our environment but the path, and waits until it listens. It ends
 * when we do, however that comes about.
 * @throws Error that holds all that the process printed.
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
  // First, so that whatever removes its files at our end finds it gone.
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
