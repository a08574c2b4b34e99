import { join } from 'node:path';
import { startChild } from './child-process';
import { root } from './root';

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Starts the built server of a project, as an operator does, on a free port. */
export async function startServer(settings: NodeJS.ProcessEnv = {}, projectDir: string = root) {
  const child = startChild([join(projectDir, 'dist', 'server.js')], { PORT: '0', ...settings });
  return {
    origin: await child.origin(),
    async stop() {
      child.process.kill('SIGTERM');
      await child.exit;
    },
  };
}
