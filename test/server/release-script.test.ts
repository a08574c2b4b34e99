import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { root } from '#test/helpers/root.ts';

const script = join(root, 'scripts', 'deploy', 'release');
const units = ['site@3000', 'site@3001'];

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(join(tmpdir(), 'release-'));
  for (const name of ['checkout/public', 'site', 'programs'])
    fs.mkdirSync(join(dir, name), { recursive: true });
  fs.cpSync(join(root, 'package.json'), join(dir, 'checkout', 'package.json'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

/** Runs the script with fake programs that record their calls and fail on demand. */
function ship(build: string, failing = 'nothing') {
  const note = `echo "$(basename "$0") $*" >> "${dir}/calls"\ncase "$*" in ${failing}) exit 1;; esac\n`;
  const manifest = `mkdir -p dist && echo '{"build":"${build}"}' > dist/manifest.json`;
  const programs = {
    npm: `${note}case "$*" in "run build") ${manifest};; sbom*) echo '{"bomFormat":"CycloneDX"}';; esac\n`,
    systemctl: note,
    npx: `shift 2\nexec "${join(root, 'node_modules/esbuild/bin/esbuild')}" "$@"\n`,
    curl: `echo '{"root_hash":"of ${build}"}'\n`,
  };
  for (const [name, body] of Object.entries(programs)) {
    fs.writeFileSync(join(dir, 'programs', name), `#!/bin/sh\n${body}`, { mode: 0o755 });
  }
  fs.writeFileSync(join(dir, 'calls'), '');
  const env = {
    ...process.env,
    PATH: `${join(dir, 'programs')}${delimiter}${process.env.PATH}`,
    SITE_DIR: join(dir, 'site'),
  };
  const args = [script, ...units];
  const { status, stdout, stderr } = spawnSync('sh', args, { cwd: join(dir, 'checkout'), env });
  const calls = fs.readFileSync(join(dir, 'calls'), 'utf8').trim().split('\n');
  return { status, output: `${stdout}${stderr}`, calls };
}

const serving = (link: string) => basename(fs.readlinkSync(join(dir, 'site', link)));

test('a release is built, linked, and its processes are restarted and checked one by one', () => {
  expect(ship('first').status).toBe(0);
  const { status, output, calls } = ship('second');
  expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('of second') });
  expect(calls).toEqual([
    'npm ci --no-audit --no-fund',
    'npm run build',
    'npm sbom --sbom-format cyclonedx --omit dev',
    'systemctl restart site@3000',
    'npm run preflight -- http://127.0.0.1:3000',
    'systemctl restart site@3001',
    'npm run preflight -- http://127.0.0.1:3001',
  ]);
  expect([serving('current'), serving('previous')]).toEqual(['second', 'first']);
  const parts = JSON.parse(fs.readFileSync(join(dir, 'site', 'current', 'sbom.json'), 'utf8'));
  expect(parts.bomFormat).toBe('CycloneDX');
  const print = join(dir, 'site', 'current', 'print-nginx.js');
  const env = { ...process.env, PUBLIC_ORIGIN: 'https://www.example.org' };
  const { stdout: conf } = spawnSync(process.execPath, [print], { encoding: 'utf8', env });
  expect(conf).toContain('server_name www.example.org;');
});

test.each([
  ['does not start', '*site@3001*'],
  ['is not what was released', '*preflight*'],
])('where the new release %s, the one before serves again', (_, failing) => {
  ship('first');
  const { status, output, calls } = ship('second', failing);
  expect(status).toBe(1);
  expect(output).toContain('Build second failed; first serves again');
  expect(serving('current')).toBe('first');
  expect(calls.filter((call) => call === `systemctl restart ${units[0]}`)).toHaveLength(2);
});

test('a failed release leaves the files of the last two, which open tabs still ask for', () => {
  ship('first');
  ship('second');
  expect(ship('third', '*site@3001*').status).toBe(1);
  expect([serving('current'), serving('previous')]).toEqual(['second', 'first']);
});

test('where the very first release fails, it can be tried again', () => {
  const told = { status: 1, output: expect.stringContaining('no previous') };
  expect(ship('first', '*site@3001*')).toMatchObject(told);
  expect(fs.readdirSync(join(dir, 'site'))).toEqual(['releases']);
  expect(ship('first')).toMatchObject({ status: 0, output: expect.stringContaining('of first') });
});

test('nothing changes if the build fails, or is already being served', () => {
  ship('first');
  expect(ship('second', '*build*').status).toBe(1);
  const again = ship('first');
  expect(again).toMatchObject({ status: 2, output: expect.stringContaining('already') });
  expect(again.calls.some((call) => call.startsWith('systemctl'))).toBe(false);
  expect(serving('current')).toBe('first');
});
