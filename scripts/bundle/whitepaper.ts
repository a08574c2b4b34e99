import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whitepaperVersions } from '#shared/whitepaper/whitepaper-versions.ts';

/** The site states each version's size and hash. @throws Error that says what to do if a file is another */
export async function verifyWhitepapers(
  root: string,
  versions = whitepaperVersions,
): Promise<void> {
  for (const { version, frozenOn, ...facts } of versions) {
    const path = join('public', facts.path);
    const pdf = await readFile(join(root, path)).catch(() => null);
    const sha256 = pdf && hash('sha256', pdf);
    if (sha256 === facts.sha256 && pdf?.length === facts.bytes) continue;
    const fault = pdf ? `is ${pdf.length} bytes with SHA-256 ${sha256}` : 'cannot be read';
    const wanted = `${facts.bytes} bytes with ${facts.sha256} are recorded`;
    const frozen = `it was frozen on ${frozenOn}, so put the published file back`;
    const remedy = frozenOn ? frozen : 'run npm run assets -- whitepaper';
    throw new Error(`Whitepaper ${version}: ${path} ${fault}, but ${wanted}: ${remedy}`);
  }
}
