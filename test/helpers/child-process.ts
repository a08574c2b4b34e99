import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './root';

const passedOn = /^(?:path|systemroot|ld_preload|dyld_insert_libraries|faketime\w*|node_options)$/i;

/** Prevents load shedding on a machine that is busy with other tests. */
export const patience = { MAX_WAIT_MS: '600000' };

/** Only variables that find programs and set their clock: any other may be a setting of the site. */
export const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name))),
  ...patience,
};

export type Child = ReturnType<typeof startChild>;

/** Runs Node and collects its output. It is killed when this process ends for any reason. */
export function startChild(args: readonly string[], settings: NodeJS.ProcessEnv = {}, cwd = root) {
  const env = { ...environment, ...settings };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
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

  /**
   * Waits until the standard output matches a pattern.
   * @throws Error with everything that was printed if the process ends before
   */
  async function until(pattern: RegExp): Promise<string> {
    while (!pattern.test(output)) await Promise.race([once(child.stdout, 'data'), failOnExit()]);
    return output;
  }

  async function failOnExit(): Promise<never> {
    await exit;
    throw new Error(`The process ended: ${output}${errors}`);
  }
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Starts the built server of a project, as an operator does, on a free port. */
export async function startServer(settings: NodeJS.ProcessEnv = {}, projectDir: string = root) {
  const child = startChild([join(projectDir, 'dist', 'server.js')], { PORT: '0', ...settings });
  return {
    origin: await child.origin(),
    /** Its number, and all that it has printed. */
    pid: child.process.pid,
    output: child.output,
    async stop() {
      child.process.kill('SIGTERM');
      await child.exit;
    },
  };
}
