import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFresh } from '../bundle/fingerprint';
import { outDir, root } from '../bundle/project';

if (!isFresh(root, outDir)) await import('./build');
await import(pathToFileURL(join(outDir, 'server.js')).href);
