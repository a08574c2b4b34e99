import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { root } from '#test/helpers/root.ts';

const run = `
  import { spawn } from 'node:child_process';
  import { endAfterwards } from '#test/helpers/end-when-interrupted.ts';
  const { pid } = spawn('sleep', ['600'], { stdio: 'ignore' });
  endAfterwards();
  console.log(pid);
  setInterval(() => {}, 1000);
`;

test('what a run has started ends with it, even if the run is killed', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', run];
  const parent = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = await once(parent.stdout, 'data');
  expect(isRunning(String(pid).trim())).toBe(true);
  parent.kill('SIGKILL');
  while (isRunning(String(pid).trim())) await new Promise((resolve) => setTimeout(resolve, 10));
});

function isRunning(pid: string): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' });
  return /^[^Z]/.test(stdout.trim());
}
