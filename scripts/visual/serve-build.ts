import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/bundle/project.ts';
import { startChild } from '#scripts/process/start-child.ts';

/** Both builds use this date. The clock keeps running, because some code waits for it. */
export const setDate = `{
  const now = () => ${Date.parse('2026-01-15T12:00:00Z')} + Math.floor(performance.now());
  globalThis.Date = class extends Date {
    constructor(...given) { super(...(given.length > 0 ? given : [now()])); }
    static now() { return now(); }
  };
}`;

/** Builds a commit, or the working tree, in a separate folder and serves it until this process ends. */
export async function serveBuild(commit?: string): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'visual-'));
  process.on('exit', () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));
  if (commit) {
    git('worktree', 'add', '--quiet', '--detach', dir, commit);
    process.prependListener('exit', () => git('worktree', 'remove', '--force', dir));
  } else {
    // A copy, so that further edits do not change the pictures.
    const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
    // git also lists deleted files.
    for (const file of files.filter((name) => name && existsSync(join(root, name)))) {
      cpSync(join(root, file), join(dir, file));
    }
  }
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  const build = ['--import', 'tsx', 'scripts/run.ts', 'build'];
  execFileSync(process.execPath, build, { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] });
  const clock = ['--import', `data:text/javascript,${encodeURIComponent(setDate)}`];
  const env = { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent' };
  return startChild([...clock, 'dist/server.js'], { cwd: dir, env }).origin();
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}
