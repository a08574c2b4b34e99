import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createBundler } from './bundle/bundle';
import { outDir, root } from './bundle/project';

/** Saving a file makes several events; one rebuild answers them all. */
const DEBOUNCE_MS = 30;

const bundler = await createBundler({ root, outDir, isDevelopment: true });
let server: ChildProcess | undefined;
let isBusy = false;
let isDirty = false;
let timer: NodeJS.Timeout | undefined;

for (const dir of ['client', 'server', 'shared', 'public']) {
  watch(join(root, dir), { recursive: true }, () => {
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
await rebuild();

/** Builds, then replaces the running server; the browser sees the new one and reloads. */
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
    } catch {
      console.error('The build failed; the server goes on as it was.');
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
  server = spawn(process.execPath, [join(outDir, 'server.js')], {
    stdio: 'inherit',
    env: { ...process.env, DEV_RELOAD: '1' },
  });
}
