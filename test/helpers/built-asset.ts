import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root';

/** URL of a built file with this extension. */
export function builtAsset(extension: '.js' | '.css'): string {
  const names = readdirSync(join(root, 'dist', 'client', 'assets'));
  return `/assets/${names.find((name) => name.endsWith(extension))}`;
}
