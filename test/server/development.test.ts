import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import request from 'supertest';
import { liveReloadPath } from '#shared/settings/live-reload.ts';
import { copyProject, root } from '#test/helpers/root.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

test('a production site has no live reload', async () => {
  const { app } = await createTestApp();
  await request(app).get(liveReloadPath).expect(404);
});

test('an error that is fixed at once is not reported by the next build', () => {
  const dir = copyProject([]);
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
