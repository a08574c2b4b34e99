import { execFile } from 'node:child_process';

/** Everything in CI except the tests, each with what to do if it fails. */
const checks = [
  ['Correct the first type error: others may follow from it.', 'tsc', '--build', 'test'],
  [
    'Run `npx biome check --write .`, then correct by hand what is left.',
    ...['biome', 'check', '--error-on-warnings', '.'],
  ],
  ['Delete what is unused, or only its `export`.', 'knip'],
] as const;

const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
const failures = await Promise.all(
  checks.map(
    ([todo, command, ...args]) =>
      new Promise<string[]>((resolve) => {
        const options = { env, maxBuffer: Infinity };
        execFile('npx', ['--no-install', command, ...args], options, (error, stdout, stderr) =>
          resolve(error ? [`${todo}\n\n${stdout}${stderr}`] : []),
        );
      }),
  ),
);
for (const failure of failures.flat()) {
  console.error(failure);
  process.exitCode = 1;
}
