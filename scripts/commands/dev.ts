import { watch } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildFailure, formatMessages } from 'esbuild';
import { createHttpServer } from '#server/http/http-server.ts';
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
let isBusy = false;
let isDirty = false;
let timer: NodeJS.Timeout | undefined;
/** Browsers reload when it changes. */
let startId = 0;

for (const dir of ['client', 'server', 'shared', 'public']) {
  watch(join(root, dir), { recursive: true }, (_event, file) => {
    // Open browsers replace style sheets in place.
    if (!file?.endsWith('.css')) startId += 1;
    clearTimeout(timer);
    timer = setTimeout(rebuild, DEBOUNCE_MS);
  });
}
process.on('uncaughtException', fail);
const port = await freePort(Number(process.env.PORT ?? 3000));
await rebuild();
const server = createHttpServer((req, res) => answer(req, res) || app(req, res));
console.log(`Listening on ${await listen(server, { name: 'PORT', port, host: process.env.HOST })}`);

/** Builds, then serves the new site in place of the old; open browsers notice. */
async function rebuild(): Promise<void> {
  isDirty = true;
  if (isBusy) return;
  isBusy = true;
  while (isDirty) {
    isDirty = false;
    const startedAt = performance.now();
    await buildApp(startId).then(
      () => console.log(`Built in ${Math.round(performance.now() - startedAt)} ms`),
      fail,
    );
  }
  isBusy = false;
}

async function buildApp(id: number): Promise<void> {
  await bundler.build();
  const file = `${pathToFileURL(join(outDir, 'server.js'))}?${id}`;
  const { createApp, loadConfig } = (await import(file)) as typeof import('#server/development.ts');
  const config = loadConfig(process.env, root);
  const log = createLog(config.logLevel);
  app = await createApp(config, {
    log(entry) {
      log(entry);
      if (entry.error) show(entry.error);
    },
  });
  const { stylesheet, pageStylesheets } = loadAssets(outDir);
  const styles = [stylesheet, ...Object.values(pageStylesheets)];
  tell({ startId: `${process.pid}-${id}`, styles, problem: '' });
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
