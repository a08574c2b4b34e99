import { watch } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildFailure, formatMessages } from 'esbuild';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/observing/log.ts';
import { loadAssets } from '#server/rendering/assets.ts';
import { createBundler } from '../bundle/bundle';
import { outDir, root } from '../bundle/project';
import { createLiveReload } from '../development/live-reload';
import { toSources } from '../development/to-sources';
import { freePort } from '../process/free-port';

/** Saving a file causes several events; one rebuild handles them all. */
const DEBOUNCE_MS = 10;

const bundler = await createBundler({ root, outDir, isDevelopment: true });
const { tell, answer } = createLiveReload();
let app: RequestListener = (_req, res) => res.writeHead(503).end('See the terminal.');
let timer: NodeJS.Timeout | undefined;
/** Browsers reload when it changes, also when this process has been started again. */
let startId = Date.now();
let builds = rebuild();

for (const dir of ['client', 'server', 'shared', 'public']) {
  watch(join(root, dir), { recursive: true }, (_event, file) => {
    // Open browsers replace style sheets in place.
    if (!file?.endsWith('.css')) startId += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      builds = builds.then(rebuild);
    }, DEBOUNCE_MS);
  });
}
process.on('uncaughtException', fail);
const port = await freePort(Number(process.env.PORT ?? 3000));
await builds;
const server = createServer((req, res) => answer(req, res) || app(req, res));
console.log(`Listening on ${await listen(server, { name: 'PORT', port, host: process.env.HOST })}`);

/** Builds, then serves the new site in place of the old; open browsers notice. */
async function rebuild(): Promise<void> {
  const startedAt = performance.now();
  const id = startId;
  try {
    await bundler.build();
    const file = `${pathToFileURL(join(outDir, 'server.js'))}?${id}`;
    const { createApp, loadConfig }: typeof import('#server/development.ts') = await import(file);
    const config = loadConfig(process.env, root);
    const log = createLog(config.logLevel);
    app = await createApp(config, {
      // Tells a page which build has rendered it.
      headers: { 'Server-Timing': `build;desc=${id}` },
      // An older build may still fail when its errors are mended.
      log: (entry) =>
        log(entry.error && id === startId ? { ...entry, error: show(entry.error) } : entry),
    });
    for (const message of config.warnings) log({ level: 'warn', message });
    const { stylesheet, pageStylesheets } = loadAssets(outDir);
    const styles = [stylesheet, ...Object.values(pageStylesheets)];
    tell({ startId: `${id}`, styles, problem: '' });
    console.log(`Built in ${Math.round(performance.now() - startedAt)} ms`);
  } catch (error) {
    await fail(error);
  }
}

async function fail(error: unknown): Promise<void> {
  const { errors } = error as Partial<BuildFailure>;
  // The bundler has printed its own errors.
  if (errors) tell({ problem: (await formatMessages(errors, { kind: 'error' })).join('\n') });
  else console.error(show(error));
  console.error('The server still runs the last build; save a file to build again.');
}

/** Over the open pages, with file and line. */
function show(error: unknown): string {
  const problem = toSources(error instanceof Error && error.stack ? error.stack : String(error));
  tell({ problem });
  return problem;
}
