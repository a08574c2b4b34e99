import { spawnSync } from 'node:child_process';

/** All that CI runs but the tests: types, then lint and format. */
const checks = [
  ['tsc', '--project', '.'],
  ['biome', 'check', '--error-on-warnings', '.'],
] as const;

for (const [command, ...args] of checks) {
  const { status } = spawnSync('npx', ['--no-install', command, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
