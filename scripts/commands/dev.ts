import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildFailure, formatMessages } from 'esbuild';
import { outDir, root } from '#scripts/bundle/project.ts';
import { createLiveReload } from '#scripts/development/live-reload.ts';
import { loadConfig } from '#server/config.ts';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/observing/log.ts';
import { type Assets, loadAssets } from '#server/rendering/assets.ts';
import { createBundler } from '../bundle/bundle';
import { watchFolder } from '../development/watch-folder';

/** Saving a file causes several events; one rebuild handles them all. */
const DEBOUNCE_MS = 10;

// A wrong setting ends the command with its sentence.
const { port, host } = loadConfig(process.env, root);
const { tell, answer } = createLiveReload();
let app: RequestListener = (_req, res) =>
  res.writeHead(503, { Refresh: '1' }).end('Nothing is built yet: see the terminal.');
const server = createServer((req, res) => answer(req, res) || app(req, res));
// Listens first, so that a port in use ends the command at once.
const origin = await listen(server, { name: 'PORT', port, host });
const serverFile = join(outDir, 'server.js');
const bundler = await createBundler({ root, outDir, isDevelopment: true });
let timer: NodeJS.Timeout | undefined;
/** The build that is served. */
let buildId = '';
let publicChanges = 0;
let builds = rebuild();

for (const dir of ['client', 'server', 'shared', 'public']) {
  watchFolder(join(root, dir), () => {
    if (dir === 'public') publicChanges += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      builds = builds.then(rebuild);
    }, DEBOUNCE_MS);
  });
}
process.on('uncaughtException', fail);
await builds;
console.log(`Listening on ${origin}`);

/** Builds, then serves the new site in place of the old; open browsers notice. */
async function rebuild(): Promise<void> {
  const startedAt = performance.now();
  try {
    await bundler.build();
    const assets = loadAssets(outDir);
    const id = identify(assets);
    const file = `${pathToFileURL(serverFile)}?${id}`;
    const site: typeof import('#server/development.ts') = await import(file);
    const config = site.loadConfig(process.env, root);
    const log = createLog(config.logLevel);
    // During a build requests wait, however long that takes.
    app = await site.createApp(
      { ...config, maxWaitMs: Number.POSITIVE_INFINITY },
      {
        // An older build may still fail when its errors have been fixed.
        log: (entry) =>
          log(entry.error && id === buildId ? { ...entry, error: show(entry.error) } : entry),
      },
    );
    buildId = id;
    for (const message of config.warnings) log({ level: 'warn', message });
    const styles = [assets.stylesheet, ...Object.values(assets.pageStylesheets)];
    tell({ buildId, styles, problem: '' });
    console.log(`Built in ${Math.round(performance.now() - startedAt)} ms`);
  } catch (error) {
    await fail(error);
  }
}

/** Changes with everything but style sheets, which open pages replace without a reload. */
function identify({ integrity }: Assets): string {
  const scripts = Object.keys(integrity).filter((url) => url.endsWith('.js'));
  return hash('sha256', `${scripts} ${publicChanges} ${readFileSync(serverFile)}`);
}

async function fail(error: unknown): Promise<void> {
  const { errors } = error as Partial<BuildFailure>;
  // The bundler has printed its own errors.
  if (errors) tell({ problem: (await formatMessages(errors, { kind: 'error' })).join('\n') });
  else console.error(show(error));
  console.error('Save a file to build again.');
}

/** Shows an error over open pages, with file and line. Under tsx, Node does not map lines itself. */
function show(error: unknown): string {
  const stack = error instanceof Error && error.stack ? error.stack : String(error);
  const place = /[^\s(]*\/dist\/server\.js(?:\?\w+)?:(\d+):(\d+)/g;
  const mapped = stack.replace(place, (built, line: string, column: string) => {
    const map = new SourceMap(JSON.parse(readFileSync(`${serverFile}.map`, 'utf8')));
    const origin = map.findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return built;
    return `${join('dist', origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
  const problem = mapped.replace(/\n +at .*(?:node_modules\/|node:).*/g, '');
  tell({ problem });
  return problem;
}
