import { spawnSync } from 'node:child_process';

/** Everything in CI except the tests, each with what to do if it fails. */
const checks = [
  ['Correct the first type error: others may follow from it.', 'tsc', '--build', 'test'],
  [
    'Run `npx biome check --write .`, then correct by hand what is left.',
    ...['biome', 'check', '--error-on-warnings', '.'],
  ],
  ['Delete what is unused, or only its `export`.', 'knip'],
] as const;

for (const [todo, command, ...args] of checks) {
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
  const options = { encoding: 'utf8', env, maxBuffer: Infinity } as const;
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', command, ...args], options);
  if (status !== 0) {
    console.error(`${todo}\n\n${stdout}${stderr}`);
    process.exit(status ?? 1);
  }
}
