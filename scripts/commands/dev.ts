import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildFailure, formatMessages, type Metafile } from 'esbuild';
import { createBundler } from '../bundle/bundle';
import { outDir, root } from '../bundle/project';
import { freePort } from '../process/free-port';

/** Saving a file causes several events; one rebuild handles them all. */
const DEBOUNCE_MS = 30;

const bundler = await createBundler({ root, outDir, isDevelopment: true });
let server: ChildProcess | undefined;
let next: ChildProcess | undefined;
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
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server?.kill('SIGKILL');
    next?.kill('SIGKILL');
    process.exit(0);
  });
}
const port = await freePort(Number(process.env.PORT ?? 3000));
await rebuild();

/** Builds, then restarts the server; open browsers notice and reload. */
async function rebuild(): Promise<void> {
  isDirty = true;
  if (isBusy) return;
  isBusy = true;
  while (isDirty) {
    isDirty = false;
    try {
      const startedAt = performance.now();
      await bundler.build();
      await restart();
      console.log(`Built in ${Math.round(performance.now() - startedAt)} ms`);
    } catch (error) {
      console.error('The build failed; the server still runs the last build.');
      if (server?.connected) server.send(await describe(error));
    }
  }
  isBusy = false;
}

async function restart(): Promise<void> {
  if (server && server.exitCode === null) {
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  }
  server = next ?? (await spawnWaiting());
  next = undefined;
  server.send({ file: join(outDir, 'server.js'), startId: `${process.pid}-${startId}` });
  server.once('exit', (code) => {
    if (code)
      console.error('The server ended for the reason above; it starts again when you save a file.');
  });
  next = await spawnWaiting();
}

/** A process that has loaded the server's packages, which is most of a start, and waits for its file. */
async function spawnWaiting(): Promise<ChildProcess> {
  const meta = JSON.parse(await readFile(join(outDir, 'meta-server.json'), 'utf8')) as Metafile;
  const imports = Object.values(meta.outputs).flatMap((output) => output.imports);
  const packages = imports.flatMap(({ path, kind }) => (kind === 'import-statement' ? path : []));
  const code = `
    process.once('message', async ({ file, startId }) => {
      process.env.DEV_RELOAD = startId;
      await import(file);
    });
    await Promise.all(${JSON.stringify(packages)}.map((name) => import(name)));`;
  return spawn(process.execPath, ['--enable-source-maps', '--input-type=module', '--eval', code], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(port) },
  });
}

/** With file and line, in esbuild's format. */
async function describe(error: unknown): Promise<string> {
  const { errors } = error as Partial<BuildFailure>;
  if (!errors) return String(error);
  return (await formatMessages(errors, { kind: 'error' })).join('\n');
}
