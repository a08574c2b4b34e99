import { join } from 'node:path';
import { loadAssets } from '#server/rendering/assets.ts';
import { root } from './root';

/** Addresses of the built scripts and style sheets. */
export const assets = loadAssets(join(root, 'dist'));
