import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startListeningProcess } from '#scripts/process/listening-process.ts';
import { setDate } from './set-date';

/** Builds a checkout with its own scripts and serves it, until this process exits. */
export async function serveBuild(dir: string): Promise<string> {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const clock = `data:text/javascript,${encodeURIComponent(setDate)}`;
  const [, origin = ''] = await startListeningProcess({
    args: ['--import', clock, join(dir, 'dist', 'server.js')],
    cwd: dir,
    env: { PORT: '0', LOG_LEVEL: 'silent' },
    ready: /Listening on (\S+)\s/,
  });
  return origin;
}
