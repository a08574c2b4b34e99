import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser/find-browser';
import { findNginx, installNginx } from './deploy/find-nginx';

// Without a browser half of the tests cannot run, so it is found first and said at once.
const browser = await findBrowser();
if (!browser) {
  console.error(
    'No Chrome or Chromium: install one, or set PUPPETEER_EXECUTABLE_PATH to its program, then run the tests again.',
  );
  process.exit(1);
}

// Only the tests behind it need it; they say themselves that they are to be done.
if (!findNginx()) installNginx();

run('npm', ['run', '--silent', 'check']);
run('npm', ['run', '--silent', 'build']);
run('npx', ['--no-install', 'jest', ...process.argv.slice(2)]);

function run(command: string, args: string[]): void {
  const env = { ...process.env, PUPPETEER_EXECUTABLE_PATH: browser };
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
