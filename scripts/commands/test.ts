import { spawnSync } from 'node:child_process';
import { findBrowser } from '#scripts/browser/find-browser.ts';
import { findProgram, installPackages } from '#scripts/browser/find-program.ts';

// Half of the tests need a browser, so report at once if there is none.
const browser = findBrowser();

// Only some tests need nginx, and report themselves as "todo" without it.
if (!findProgram(['nginx'])) installPackages('nginx', 'openssl');

run('npm', ['run', '--silent', 'check']);
run('npm', ['run', '--silent', 'build']);
run('npx', ['--no-install', 'jest', ...process.argv.slice(2)]);

function run(command: string, args: string[]): void {
  const env = { ...process.env, PUPPETEER_EXECUTABLE_PATH: browser };
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
