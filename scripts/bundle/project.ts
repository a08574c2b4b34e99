import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, and its build folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const outDir = join(root, 'dist');
