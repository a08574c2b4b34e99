import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whitepaperFile } from '../../shared/content/whitepaper-file';
import { site } from '../../shared/site';

/**
 * The site states the whitepaper's SHA-256, so a build must not publish any other file under it.
 * @throws Error that says in one line what to do.
 */
export async function verifyWhitepaper(root: string): Promise<void> {
  const path = join('public', site.whitepaper.path);
  const pdf = await readFile(join(root, path)).catch(() => null);
  const sha256 = pdf && createHash('sha256').update(pdf).digest('hex');
  if (sha256 === whitepaperFile.sha256) return;
  const fault = sha256 ? `has SHA-256 ${sha256}` : 'cannot be read';
  throw new Error(
    `${path} ${fault}, but shared/content/whitepaper-file.ts records ${whitepaperFile.sha256}: run npm run assets -- whitepaper`,
  );
}
