import { join } from 'node:path';
import { loadAssets } from '#server/rendering/assets.ts';
import { root } from './root';

export const assets = loadAssets(join(root, 'dist'));
