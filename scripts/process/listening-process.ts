import { spawn } from 'node:child_process';

/** After this long without the awaited line a process has failed. */
const START_TIMEOUT_MS = 90_000;

interface ListeningProcessOptions {
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** What the process prints when it listens. */
  ready: RegExp;
}

/**
 * Starts Node with nothing of our environment but the path, and waits until it listens. It ends when
 * we do, however that comes about.
 * @returns what `ready` found
 * @throws Error that holds all that the process printed.
 */
export function startListeningProcess({
  args,
  cwd,
  env,
  ready,
}: ListeningProcessOptions): Promise<RegExpExecArray> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // First, so that whatever removes its files at our end finds it gone.
  process.prependListener('exit', () => child.kill('SIGKILL'));
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
      resolve(match);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => {
      clearTimeout(timer);
      fail('The process ended:');
    });
  });
}
