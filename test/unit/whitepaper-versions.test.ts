import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { verifyWhitepapers } from '#scripts/bundle/whitepaper.ts';
import { site } from '#shared/site.ts';
import { printedWhitepaper } from '#shared/whitepaper/printed.ts';
import {
  type WhitepaperVersion,
  whitepaperVersions,
} from '#shared/whitepaper/whitepaper-versions.ts';
import { root } from '#test/helpers/root.ts';

const [current] = whitepaperVersions as [WhitepaperVersion];

describe('the register', () => {
  it('begins with the version that the site offers and shows', () => {
    expect(current).toMatchObject(site.whitepaper);
    expect(printedWhitepaper.version).toBe(current.version);
  });

  it('has no duplicate version, path or file', () => {
    for (const key of ['version', 'path', 'sha256'] as const) {
      const values = whitepaperVersions.map((version) => version[key]);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('has every version frozen except the newest', () => {
    const open = whitepaperVersions.slice(1).filter(({ frozenOn }) => frozenOn === null);
    expect(open.map(({ version }) => version)).toEqual([]);
  });

  it.each(whitepaperVersions)('states the day of $version', ({ published }) => {
    expect(published).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(published)).not.toBeNaN();
  });
});

test('the generator prints nothing once the version is frozen', () => {
  const frozen = JSON.stringify({ ...current, frozenOn: '2026-12-01' });
  const generator = pathToFileURL(join(root, 'scripts/assets/whitepaper/whitepaper.ts'));
  const run = `import('${generator}').then((module) => module.generateWhitepaper(${frozen}))`;
  const loader = pathToFileURL(require.resolve('tsx')).href;
  // In a folder with nothing but the palette, where printing would fail.
  const cwd = mkdtempSync(join(tmpdir(), 'whitepaper-'));
  symlinkSync(join(root, 'client'), join(cwd, 'client'));
  const output = execFileSync(process.execPath, ['--import', loader, '-e', run], { cwd });
  expect(output.toString()).toContain(`${current.version} was frozen on 2026-12-01`);
  expect(readdirSync(cwd)).toEqual(['client']);
  rmSync(cwd, { recursive: true });
});

describe('a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'whitepaper-'));
    cpSync(join(root, 'public', current.path), join(folder, 'public', current.path));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('accepts the files that are recorded', async () => {
    await expect(verifyWhitepapers(root)).resolves.toBeUndefined();
  });

  it('rejects a draft with another file, and says how to print it again', async () => {
    writeFileSync(join(folder, 'public', current.path), 'another');
    const refusal = await refuse({ ...current, frozenOn: null });
    expect(refusal).toContain(`Whitepaper ${current.version}: public${current.path} is 7 bytes`);
    expect(refusal).toContain('npm run assets -- whitepaper');
  });

  it('rejects a published version that was changed, and names it', async () => {
    writeFileSync(join(folder, 'public', current.path), 'another');
    const refusal = await refuse({ ...current, version: 'V0', frozenOn: '2026-12-01' });
    expect(refusal).toContain('Whitepaper V0:');
    expect(refusal).toContain('frozen on 2026-12-01');
    expect(refusal).not.toContain('npm run');
  });

  it('rejects a published version whose file is missing', async () => {
    rmSync(join(folder, 'public', current.path));
    expect(await refuse({ ...current, frozenOn: '2026-12-01' })).toContain('cannot be read');
  });

  async function refuse(version: WhitepaperVersion): Promise<string> {
    const refusal = await verifyWhitepapers(folder, [version]).catch(String);
    expect(refusal).not.toContain('\n');
    return String(refusal);
  }
});
