import { isFresh } from '#scripts/bundle/project.ts';
import { readOptions } from '#scripts/preflight/options.ts';
import { writeReport } from '#scripts/preflight/report.ts';
import { runPreflight } from '#scripts/preflight/run-preflight.ts';

/** Compares a running site with this commit. Exits with 0 for no errors, 1 for errors, 2 if it could not run. */
try {
  const { origin, isJson } = readOptions(process.argv.slice(2));
  if (!isFresh()) await import('./build');
  const onStep = (name: string) => process.stderr.write(`${name} …\n`);
  const report = await runPreflight(origin, { onStep });
  process.stdout.write(isJson ? `${JSON.stringify(report, null, 2)}\n` : writeReport(report));
  process.exitCode = report.counts.error > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
