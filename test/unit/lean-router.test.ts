import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { leanRouter } from '#scripts/bundle/plugins.ts';

test('a build fails if the router has changed and can no longer be shrunk', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'router-'));
  const file = join(dir, 'react-router/dist/production/index.mjs');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    'export const Router = React.memo(() => null);\nRouter.displayName = "Router";\n',
  );
  const built = build({
    entryPoints: [file],
    plugins: [leanRouter],
    write: false,
    logLevel: 'silent',
  });
  await expect(built).rejects.toMatchObject({
    errors: [
      { text: expect.stringMatching(/^The router no longer contains .*RenderErrorBoundary/) },
    ],
  });
  rmSync(dir, { recursive: true });
});
