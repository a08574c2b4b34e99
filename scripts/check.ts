import { spawnSync } from 'node:child_process';

/** Everything in CI except the tests: types, lint, format, unused code. */
const checks = [
  ['tsc', '--build', 'test'],
  ['biome', 'check', '--error-on-warnings', '.'],
  ['knip'],
] as const;

for (const [command, ...args] of checks) {
  const { status } = spawnSync('npx', ['--no-install', command, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
