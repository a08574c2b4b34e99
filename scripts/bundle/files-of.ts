import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file in a folder and below it, in a lasting order. */
export function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
