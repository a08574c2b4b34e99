import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFresh, outDir, root } from '#scripts/bundle/project.ts';

if (!isFresh(root, outDir)) await import('./build');
await import(pathToFileURL(join(outDir, 'server.js')).href);
