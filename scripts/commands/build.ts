import { outDir, root, stamp } from '#scripts/bundle/project.ts';
import { loadAssets } from '#server/rendering/assets.ts';
import { bundle } from '../bundle/bundle';

const startedAt = performance.now();
await bundle({ root, outDir, isDevelopment: false });
stamp(root, outDir);
const { build } = loadAssets(outDir);
// Not as output: other commands build first, and the preflight prints JSON.
console.error(`Built release ${build} in ${Math.round(performance.now() - startedAt)} ms`);
