import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { filesOf } from '#scripts/bundle/project.ts';
import type { Assets } from '#server/rendering/assets.ts';
import { pages } from '#shared/pages.ts';
import { RELEASE_PATH, type Release } from '#shared/settings/release-manifest.ts';
import { site } from '#shared/site.ts';
import { setDate } from '#test/helpers/plans.ts';
import { createTestApp, root } from '#test/helpers/test-app.ts';

const PUBLIC_ORIGIN = 'https://www.example.com';
// The date may change between two responses.
beforeAll(() => setDate('2027-03-01T12:00:00Z'));
afterAll(() => jest.useRealTimers());

async function readRelease(env: NodeJS.ProcessEnv = {}) {
  const { app } = await createTestApp({ PUBLIC_ORIGIN, ...env });
  const asked = request(app).get(RELEASE_PATH).expect('Cache-Control', 'no-cache');
  const { body } = await asked.expect(200);
  return { app, release: body as Release };
}

test('a release lists the hash of all that is served, under a root hash that anybody can compute', async () => {
  const { app, release } = await readRelease();
  const { hashes } = release.manifest;
  expect(Object.keys(hashes)).toEqual(expect.arrayContaining(pages.map(({ path }) => path)));
  const paths = Object.keys(hashes).filter((path) => !path.startsWith('/assets/'));
  expect(paths).toEqual(expect.arrayContaining([site.whitepaper.path, '/sitemap.xml']));
  for (const path of ['/', '/contact', '/robots.txt', site.whitepaper.path, '/favicon.svg']) {
    const plain = request(app).get(path).set('Accept-Encoding', 'identity');
    const { body } = await plain.responseType('blob');
    expect({ path, hash: hashes[path] }).toEqual({ path, hash: hash('sha256', body) });
  }
  expect(release.root_hash).toBe(hash('sha256', JSON.stringify(release.manifest)));
  const { text } = await request(app).get('/contact');
  expect(load(text)('#official-channels').text()).toContain(release.manifest.metadata.build);
});

test('two servers with the same settings have the same root hash, and another setting changes it', async () => {
  const [one, same, other] = [
    await readRelease(),
    await readRelease({ PORT: '4000', LOG_LEVEL: 'silent', PAGE_CACHE_SECONDS: '60' }),
    await readRelease({ PUBLIC_ORIGIN: 'https://other.example.com' }),
  ];
  expect(same.release).toEqual(one.release);
  expect(other.release.root_hash).not.toBe(one.release.root_hash);
});

test('only settings that visitors can see are published', async () => {
  const { release } = await readRelease({ SECRET: 'x', TRUST_PROXY: '1', METRICS_PORT: '9100' });
  expect(release.manifest.metadata.settings).toEqual({ PUBLIC_ORIGIN });
});

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
