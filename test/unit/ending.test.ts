import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { root } from '#test/helpers/root.ts';

/** Prints the number of a process that it has started, which is to end with it unless it is let go. */
const programOf = (isLetGo: boolean) => `
  import { spawn } from 'node:child_process';
  import { endAfterwards } from '#test/helpers/end-when-interrupted.ts';
  const { pid } = spawn('sleep', ['600'], { stdio: 'ignore' });
  const letGo = endAfterwards();
  if (${isLetGo}) letGo();
  console.log(pid);
  setInterval(() => {}, 1000);
`;

test.each([
  { isLetGo: false, what: 'what a run has started ends with it, even if the run is killed' },
  { isLetGo: true, what: 'what a run has let go is left alone' },
])('$what', async ({ isLetGo }) => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', programOf(isLetGo)];
  const parent = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(line);
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  // To be ended takes a moment.
  while (isWatched(pid) || (!isLetGo && isRunning(pid))) await setTimeout(10);
  expect(isRunning(pid)).toBe(isLetGo);
  if (isLetGo) process.kill(pid);
});

const ps = (...args: string[]) => spawnSync('ps', args, { encoding: 'utf8' }).stdout;

const isRunning = (pid: number) => /^[^Z]/.test(ps('-o', 'stat=', '-p', String(pid)).trim());

/** Whether a process waits to end this one. */
const isWatched = (pid: number) =>
  new RegExp(`kill -9 .*\\b${pid}\\b`).test(ps('-A', '-o', 'args='));
