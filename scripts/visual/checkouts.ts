import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/bundle/project.ts';

/** A commit in a folder of its own, with the packages that are installed here, until the process exits. */
export function checkOutCommit(commit: string): string {
  const dir = makeFolder();
  git('worktree', 'add', '--quiet', '--detach', dir, commit);
  process.prependListener('exit', () => git('worktree', 'remove', '--force', dir));
  if (git('diff', '--name-only', commit, '--', 'package-lock.json') !== '') {
    console.warn(
      `${commit} has another package-lock.json; it is built with the packages installed here.`,
    );
  }
  linkPackages(dir);
  return dir;
}

/** The working tree as it is now, so that going on with the work does not change the pictures. */
export function copyWorkingTree(): string {
  const dir = makeFolder();
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files) {
    // What has been deleted is listed too.
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(dir, file));
  }
  linkPackages(dir);
  return dir;
}

function makeFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'visual-'));
  process.on('exit', () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));
  return dir;
}

function linkPackages(dir: string): void {
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}
