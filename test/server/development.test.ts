import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveReloadPath } from '#shared/settings/live-reload.ts';
import { closeServer, listen } from '#test/helpers/raw-connection.ts';
import { root } from '#test/helpers/root.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

test('a production site has no live reload', async () => {
  const { app } = await createTestApp();
  const server = createServer(app);
  const port = await listen(server);
  expect((await fetch(`http://127.0.0.1:${port}${liveReloadPath}`)).status).toBe(404);
  await closeServer(server);
});

test('an error that is mended at once is not reported by the next build', () => {
  const dir = mkdtempSync(join(tmpdir(), 'mended-'));
  for (const name of ['client', 'server', 'shared', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, name), join(dir, name), { recursive: true });
  }
  for (const name of ['node_modules', 'public']) {
    symlinkSync(join(root, name), join(dir, name), 'junction');
  }
  const build = `import { readFileSync, writeFileSync } from 'node:fs';
    import { createBundler } from './scripts/bundle/bundle.ts';
    const root = process.argv.at(-1);
    const bundler = await createBundler({ root, outDir: root + '/dist', isDevelopment: true });
    const file = root + '/shared/site.ts';
    const source = readFileSync(file, 'utf8');
    for (let round = 0; round < 3; round += 1) {
      writeFileSync(file, source + 'const = 1;');
      await bundler.build().then(() => { throw new Error('built') }, () => {});
      writeFileSync(file, source);
      await bundler.build();
    }
    await bundler.dispose();`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', build, dir];
  const { status } = spawnSync(process.execPath, args, { cwd: root });
  rmSync(dir, { recursive: true });
  expect(status).toBe(0);
});
