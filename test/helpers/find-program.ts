import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs in the PATH. */
export function findProgram(...names: string[]): string | undefined {
  const dirs = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => dirs.map((dir) => join(dir, name)))
    .find((file) => existsSync(file));
}
