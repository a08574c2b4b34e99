import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(__dirname, '..', '..');

/** A text file of the project. */
export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
