import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type WhitepaperVersion,
  whitepaperVersions,
} from '#shared/whitepaper/whitepaper-versions.ts';

/**
 * The site states size and SHA-256 of every version, so a build must not contain another file at its
 * path.
 * @throws Error that says in one line what to do.
 */
export async function verifyWhitepapers(
  root: string,
  versions: readonly WhitepaperVersion[] = whitepaperVersions,
): Promise<void> {
  for (const version of versions) await verify(root, version);
}

async function verify(root: string, { version, frozenOn, ...facts }: WhitepaperVersion) {
  const path = join('public', facts.path);
  const pdf = await readFile(join(root, path)).catch(() => null);
  const sha256 = pdf && hash('sha256', pdf);
  if (sha256 === facts.sha256 && pdf?.length === facts.bytes) return;
  const fault = pdf ? `is ${pdf.length} bytes with SHA-256 ${sha256}` : 'cannot be read';
  const remedy = frozenOn
    ? `it was frozen on ${frozenOn}, so put the published file back`
    : 'run npm run assets -- whitepaper';
  throw new Error(
    `Whitepaper ${version}: ${path} ${fault}, but ${facts.bytes} bytes with ${facts.sha256} are recorded: ${remedy}`,
  );
}
