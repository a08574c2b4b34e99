import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a build is made from. */
const inputs = ['client', 'server', 'shared', 'public', 'scripts/bundle'];
const lockfile = 'package-lock.json';

/** Whether the build in `outDir` was made from what is there now. */
export function isFresh(root: string, outDir: string): boolean {
  try {
    return readFileSync(stampOf(outDir), 'utf8') === fingerprint(root);
  } catch {
    return false;
  }
}

/** Notes, last of all, what a build was made from. */
export function stamp(root: string, outDir: string): void {
  writeFileSync(stampOf(outDir), fingerprint(root));
}

/** SHA-256 over names and contents of all that a build is made from. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = inputs.flatMap((dir) =>
    readdirSync(join(root, dir), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files.sort(), join(root, lockfile)]) {
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
