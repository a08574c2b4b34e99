import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findShell } from '#scripts/browser/find-browser.ts';
import { copyProject, root } from './root';

export type EditedProject = Awaited<ReturnType<typeof buildEditedProject>>;

export interface Edit {
  file: 'shared/site.ts' | 'shared/brand/mark.ts' | 'client/styles/palette.css';
  from: string | RegExp;
  to: string;
}

/**
 * A built copy of the project with these edits, after running `redraw`, a program that may write to
 * `public/` of the copy.
 */
export async function buildEditedProject(edits: readonly Edit[], redraw?: string) {
  const dir = redraw ? await copyWholeProject() : copyProject([]);
  const remove = () => rm(dir, { recursive: true });
  try {
    for (const edit of edits) await applyEdit(dir, edit);
    if (redraw) await run(dir, redraw);
    const options = JSON.stringify({ root: dir, outDir: join(dir, 'dist'), isDevelopment: false });
    // Built by the copy's own scripts, which read the copy's whitepaper.
    await run(
      redraw ? dir : root,
      `import('./scripts/bundle/bundle.ts').then(({ bundle }) => bundle(${options}))`,
    );
  } catch (error) {
    await remove();
    throw error;
  }
  return { dir, remove };
}

/** A copy with scripts and assets, whose generators write to its own `public/`. */
export async function copyWholeProject(): Promise<string> {
  const isCopied = (name: string) => !/^(?:node_modules|dist|coverage|\.git)$/.test(name);
  return copyProject((await readdir(root)).filter(isCopied));
}

async function applyEdit(dir: string, { file, from, to }: Edit): Promise<void> {
  const path = join(dir, file);
  const source = await readFile(path, 'utf8');
  const isThere = typeof from === 'string' ? source.includes(from) : from.test(source);
  if (!isThere) throw new Error(`${file} does not contain ${from}`);
  await writeFile(
    path,
    source.replace(from, () => to),
  );
}

export async function run(cwd: string, program: string): Promise<void> {
  const shell = findShell();
  const env = { ...process.env, ...(shell && { PUPPETEER_EXECUTABLE_PATH: shell }) };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', program], { cwd, env });
}
