import { spawnSync } from 'node:child_process';
import { readAudit } from './audit/read-audit';

/** Asks the registry for known faults of what runs in production. 0: none; 1: some; 2: it could not be asked. */
const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  // A registry behind a proxy may take its time; waiting for ever would look like a pass.
  timeout: 60_000,
});
const { status, lines } = readAudit(stdout ?? '', stderr ?? '');
for (const line of lines) (status === 0 ? console.log : console.error)(line);
process.exitCode = status;
