import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environment } from './environment';
import { root } from './root';

export interface RunningServer {
  origin: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the built server of a project, as an operator does, on a free port. */
export async function startServer(
  settings: NodeJS.ProcessEnv = {},
  projectDir: string = root,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [join(projectDir, 'dist', 'server.js')], {
    env: { ...environment, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = /:(\d+)\s/.exec(line.toString())?.[1];
  return {
    origin: `http://localhost:${port}`,
    process: child,
    async stop() {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
