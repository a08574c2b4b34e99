import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells of each change in a folder and below it. On Linux, Node's own recursive watch loses a file that an
 * editor saves by replacing it.
 */
export function watchFolder(dir: string, onChange: () => void): void {
  watch(dir, (event, name) => {
    const path = event === 'rename' && name && join(dir, name);
    if (path && statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      watchFolder(path, onChange);
    }
    onChange();
  });
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.isDirectory()) watchFolder(join(dir, entry.name), onChange);
  }
}
