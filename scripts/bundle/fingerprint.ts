import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readCommit } from './commit';
import { filesOf } from './files-of';

/** The inputs of a build. */
const inputs = ['client', 'server', 'shared', 'public', 'scripts/bundle'];
const lockfile = 'package-lock.json';

/** Whether the build in `outDir` matches the current sources, and is itself unchanged. */
export function isFresh(root: string, outDir: string): boolean {
  try {
    return readFileSync(stampOf(outDir), 'utf8') === fingerprint(root, outDir);
  } catch {
    return false;
  }
}

/** Records the inputs of a build, as its last step. */
export function stamp(root: string, outDir: string): void {
  writeFileSync(stampOf(outDir), fingerprint(root, outDir));
}

/** SHA-256 of the commit and of the names and contents of all inputs and outputs. */
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

function stampOf(outDir: string): string {
  return join(outDir, 'fingerprint');
}
