import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** After this long without the awaited line a process has failed. */
const START_TIMEOUT_MS = 90_000;
/** After this long a process that was told to end is ended. */
const STOP_TIMEOUT_MS = 10_000;

interface ListeningProcessOptions {
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** What the process prints when it listens. */
  ready: RegExp;
}

export interface ListeningProcess {
  /** What `ready` found. */
  match: RegExpExecArray;
  stop(): Promise<void>;
}

/**
 * Starts Node with nothing of our environment but the path, and waits until it listens.
 * @throws Error that holds all that the process printed.
 */
export async function startListeningProcess({
  args,
  cwd,
  env,
  ready,
}: ListeningProcessOptions): Promise<ListeningProcess> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whatever ends us must not leave it behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  try {
    return { match: await waitForLine(child, ready), stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

function waitForLine(child: ChildProcess, ready: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => reject(new Error(`${reason}\n${output}`));
    const timer = setTimeout(() => fail('The process does not listen:'), START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output += chunk;
      const match = ready.exec(output);
      if (!match) return;
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', read).resume();
      resolve(match);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => {
      clearTimeout(timer);
      fail('The process ended:');
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  child.kill('SIGTERM');
  await exited;
  clearTimeout(timer);
}
