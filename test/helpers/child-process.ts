import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { environment } from './environment';
import { root } from './root';

export interface Child {
  process: ChildProcess;
  output(): string;
  errors(): string;
  /** Waits until the standard output matches a pattern. */
  until(pattern: RegExp): Promise<string>;
  exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Runs Node with these arguments in the project's folder, and collects its output. */
export function startChild(args: readonly string[], env: NodeJS.ProcessEnv = {}): Child {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const exit = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  return {
    process: child,
    output: () => output,
    errors: () => errors,
    exit,
    async until(pattern) {
      while (!pattern.test(output)) await Promise.race([once(child.stdout, 'data'), failOnExit()]);
      return output;
    },
  };

  async function failOnExit(): Promise<never> {
    await exit;
    throw new Error(`The process ended: ${output}${errors}`);
  }
}
