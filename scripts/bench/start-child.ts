import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Child = ReturnType<typeof startChild>;

interface ChildOptions {
  program?: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** Starts a program, Node by default, and collects its output. It is killed when this process ends for any reason. */
export function startChild(args: readonly string[], options: ChildOptions) {
  const { program = process.execPath, cwd, env } = options;
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const kill = () => child.kill('SIGKILL');
  // First, so that it is gone before other exit handlers remove its files.
  process.prependListener('exit', kill);
  const exit = once(child, 'close').then(([code, signal]) => {
    process.off('exit', kill);
    return { code, signal };
  });
  return {
    process: child,
    output: () => output,
    errors: () => errors,
    exit: exit as Promise<{ code: number | null; signal: NodeJS.Signals | null }>,
    until,
    /** Waits until it is a server that listens. @returns its URL without a slash at the end */
    async origin() {
      const line = await until(/Listening on \S+\s/);
      return /Listening on (\S+)\s/.exec(line)?.[1] ?? '';
    },
  };

  /** Waits for a pattern in the output. @throws Error with all output if the process ends before */
  async function until(pattern: RegExp): Promise<string> {
    while (!pattern.test(output)) await Promise.race([once(child.stdout, 'data'), failOnExit()]);
    return output;
  }

  async function failOnExit(): Promise<never> {
    await exit;
    throw new Error(`The process ended: ${output}${errors}`);
  }
}
