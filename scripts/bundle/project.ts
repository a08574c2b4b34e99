import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, and its build folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const outDir = join(root, 'dist');

const inputs = ['client', 'server', 'shared', 'public', 'scripts/bundle'];
const stampFile = join(outDir, 'fingerprint');

/** Whether the build matches the current sources, and is itself unchanged. */
export function isFresh(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();
}

/** Records the inputs of a build, as its last step. */
export function stamp(): void {
  writeFileSync(stampFile, fingerprint());
}

/** SHA-256 of the commit and of the names and contents of all inputs and outputs. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readCommit(root) ?? '');
  const made = filesOf(outDir).filter((file) => file !== stampFile);
  const read = inputs.flatMap((dir) => filesOf(join(root, dir)));
  for (const file of [...read, join(root, 'package-lock.json'), ...made]) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/** The commit of a folder in 40 hex digits, with `-dirty` if files differ from it. Undefined without git. */
export function readCommit(root: string): string | undefined {
  // A folder inside another checkout is not that checkout.
  if (!existsSync(join(root, '.git'))) return undefined;
  const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Every file in a folder and below it, in a lasting order. */
export function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
