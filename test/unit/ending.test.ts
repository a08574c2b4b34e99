import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '#test/helpers/root.ts';

/** Starts a process in a group of its own, and prints its number. */
const program = `
  const { spawn } = require('node:child_process');
  console.log(spawn('sleep', ['600'], { detached: true, stdio: 'ignore' }).pid);
  setInterval(() => {}, 1000);
`;

test('processes that a test run has started end with it, even if it is killed', async () => {
  const run = spawn(process.execPath, ['--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(run.stdout, 'data');
  const watcher = join(root, 'test/helpers/end-with-run.cjs');
  const watch = spawn(process.execPath, [watcher, `${run.pid}`]);
  await once(watch.stdout, 'data');
  expect(isRunning(Number(line))).toBe(true);
  run.kill('SIGKILL');
  await once(watch, 'exit');
  // To be ended takes a moment.
  while (isRunning(Number(line))) await setTimeout(10);
});

function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z]/.test(stdout.trim());
}
