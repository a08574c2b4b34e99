import { loadAssets } from '#server/rendering/assets.ts';
import { outDir } from './bundle/project';
import { readOptions } from './preflight/options';
import { showProgress } from './preflight/progress';
import { runPreflight } from './preflight/run-preflight';
import { writeReport } from './preflight/write-report';

/** Asks a running site whether it is ready for visitors. 0: nothing wrong; 1: something to mend; 2: it could not be asked. */
const progress = showProgress(process.stderr);
try {
  const { origin, isExternal, isJson } = readOptions(process.argv.slice(2));
  const report = await runPreflight(origin, { isExternal, built: nameBuild() }, progress);
  progress.clear();
  process.stdout.write(isJson ? `${JSON.stringify(report, null, 2)}\n` : writeReport(report));
  process.exitCode = report.counts.error > 0 ? 1 : 0;
} catch (error) {
  progress.clear();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** The last build here, with which the site is compared. */
function nameBuild(): string | null {
  try {
    return loadAssets(outDir).build;
  } catch {
    return null;
  }
}
