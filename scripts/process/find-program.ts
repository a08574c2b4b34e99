import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs in the PATH, or in further folders. */
export function findProgram(names: readonly string[], folders: readonly string[] = []) {
  const all = [...(process.env.PATH ?? '').split(delimiter), ...folders];
  return names
    .flatMap((name) => all.map((dir) => join(dir, name)))
    .find((file) => existsSync(file));
}
