import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readCommit } from './commit';

/** What a build is made from. */
const inputs = ['client', 'server', 'shared', 'public', 'scripts/bundle'];
const lockfile = 'package-lock.json';

/** Whether the build in `outDir` was made from what is there now, and is still as it was made. */
export function isFresh(root: string, outDir: string): boolean {
  try {
    return readFileSync(stampOf(outDir), 'utf8') === fingerprint(root, outDir);
  } catch {
    return false;
  }
}

/** Notes, last of all, what a build was made from. */
export function stamp(root: string, outDir: string): void {
  writeFileSync(stampOf(outDir), fingerprint(root, outDir));
}

/** SHA-256 over the commit, names and contents of all that a build is made from, and of what was made. */
function fingerprint(root: string, outDir: string): string {
  const hash = createHash('sha256').update(readCommit(root) ?? '');
  const made = filesOf(outDir).filter((file) => file !== stampOf(outDir));
  const read = inputs.flatMap((dir) => filesOf(join(root, dir)));
  for (const file of [...read, join(root, lockfile), ...made]) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

export function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function stampOf(outDir: string): string {
  return join(outDir, 'fingerprint');
}
