import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf } from '#scripts/bundle/project.ts';
import type { Assets } from '#server/rendering/assets.ts';
import { root } from '#test/helpers/root.ts';

const manifestIn = (dir: string): Assets =>
  JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8'));

test('building the same commit elsewhere gives the same bytes, with the commit in them', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'build-'));
  const build = `import { bundle } from './scripts/bundle/bundle.ts';
    await bundle({ root: process.cwd(), outDir: process.argv.at(-1), isDevelopment: false });`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', build, elsewhere];
  const { stderr, status } = spawnSync(process.execPath, args, { cwd: root });
  expect({ status, stderr: stderr.toString() }).toEqual({ status: 0, stderr: '' });
  const hashesIn = (dir: string) =>
    filesOf(dir)
      // Metadata of the build, with its folder or commit.
      .filter((file) => !/\/(?:fingerprint|manifest\.json|meta-\w+\.json)$/.test(file))
      .map((file) => `${file.slice(dir.length)} ${hash('sha256', readFileSync(file))}`);
  expect(hashesIn(elsewhere)).toEqual(hashesIn(join(root, 'dist')));
  // The build here may come from an earlier commit with the same output.
  const { commit, ...made } = manifestIn(elsewhere);
  const { commit: _, ...here } = manifestIn(join(root, 'dist'));
  expect(made).toEqual(here);
  const head = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  expect(commit?.replace('-dirty', '')).toBe(head.stdout.trim() || undefined);
  rmSync(elsewhere, { recursive: true });
});
