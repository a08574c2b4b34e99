import { spawnSync } from 'node:child_process';

/** All that CI runs but the tests: types, lint and format, then what nothing uses. */
const checks = [
  ['tsc', '--build', 'test'],
  ['biome', 'check', '--error-on-warnings', '.'],
  ['knip'],
] as const;

for (const [command, ...args] of checks) {
  const { status } = spawnSync('npx', ['--no-install', command, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
