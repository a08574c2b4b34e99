import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The commit of a folder in 40 hex digits, with `-dirty` if files differ from it. Undefined without git. */
export function readCommit(root: string): string | undefined {
  // A folder inside another checkout is not that checkout.
  if (!existsSync(join(root, '.git'))) return undefined;
  const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
