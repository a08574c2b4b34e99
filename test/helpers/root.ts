import { join } from 'node:path';

/** The project's folder. */
export const root = join(__dirname, '..', '..');
