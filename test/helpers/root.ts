import { cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(__dirname, '..', '..');

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** A copy in which some parts of the project may change; packages and files of `public/` are links. */
export function copyProject(parts: readonly string[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'project-'));
  const copied = new Set([...parts, 'client', 'server', 'shared', 'package.json', 'tsconfig.json']);
  for (const name of copied) cpSync(join(root, name), join(dir, name), { recursive: true });
  // On Windows a junction needs no administrator rights.
  for (const name of ['node_modules', 'public'])
    if (!parts.includes(name)) symlinkSync(join(root, name), join(dir, name), 'junction');
  return dir;
}
