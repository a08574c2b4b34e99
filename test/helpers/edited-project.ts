import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './test-app';

export interface EditedProject {
  dir: string;
  remove(): Promise<void>;
}

/** A built copy of the project in which an operator has edited shared/site.ts. */
export async function buildEditedProject(from: string, to: string): Promise<EditedProject> {
  const dir = await mkdtemp(join(tmpdir(), 'site-'));
  for (const name of ['client', 'server', 'shared', 'package.json']) {
    await cp(join(root, name), join(dir, name), { recursive: true });
  }
  for (const name of ['node_modules', 'public']) await symlink(join(root, name), join(dir, name));
  const siteFile = join(dir, 'shared', 'site.ts');
  const source = await readFile(siteFile, 'utf8');
  if (!source.includes(from)) throw new Error(`shared/site.ts does not hold "${from}"`);
  await writeFile(siteFile, source.replace(from, to));
  const options = JSON.stringify({ root: dir, outDir: join(dir, 'dist'), isDevelopment: false });
  const build = `import('./scripts/bundle/bundle.ts').then(({ bundle }) => bundle(${options}))`;
  execFileSync(process.execPath, ['--import', 'tsx', '-e', build], { cwd: root });
  return { dir, remove: () => rm(dir, { recursive: true }) };
}
