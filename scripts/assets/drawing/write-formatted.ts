import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Generated files are formatted like written ones. */
export async function writeFormatted(path: string, text: string): Promise<void> {
  await writeFile(path, text);
  await promisify(execFile)('node_modules/.bin/biome', ['format', '--write', path]);
}
