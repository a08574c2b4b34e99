import { join } from 'node:path';
import { type Child, startChild as start } from '#scripts/bench/start-child.ts';
import { root } from './root';

export type { Child };

export function startChild(args: readonly string[], env: NodeJS.ProcessEnv = {}): Child {
  return start(args, { cwd: root, env: { ...environment, ...env } });
}

const passedOn = /^(?:path|systemroot|ld_preload|dyld_insert_libraries|faketime\w*|node_options)$/i;

/** Prevents load shedding on a machine that is busy with other tests. */
export const patience = { MAX_WAIT_MS: '600000' };

/** Only variables that find programs and set their clock: any other may be a setting of the site. */
export const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name))),
  ...patience,
};

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
