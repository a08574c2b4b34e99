import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { type BuildFailure, formatMessages } from 'esbuild';
import { createBundler } from './bundle/bundle';
import { outDir, root } from './bundle/project';
import { freePort } from './process/free-port';

/** Saving a file causes several events; one rebuild handles them all. */
const DEBOUNCE_MS = 30;

const bundler = await createBundler({ root, outDir, isDevelopment: true });
let server: ChildProcess | undefined;
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
  server = spawn(process.execPath, ['--enable-source-maps', join(outDir, 'server.js')], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(port), DEV_RELOAD: `${process.pid}-${startId}` },
  });
  server.once('exit', (code) => {
    if (code)
      console.error('The server ended for the reason above; it starts again when you save a file.');
  });
}

/** With file and line, in esbuild's format. */
async function describe(error: unknown): Promise<string> {
  const { errors } = error as Partial<BuildFailure>;
  if (!errors) return String(error);
  return (await formatMessages(errors, { kind: 'error' })).join('\n');
}
