import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFresh, outDir } from '#scripts/bundle/project.ts';

if (!isFresh()) await import('./build');
await import(pathToFileURL(join(outDir, 'server.js')).href);
