import { bundle } from '#scripts/bundle/bundle.ts';
import { outDir, root, stamp } from '#scripts/bundle/project.ts';
import { loadAssets } from '#server/rendering/assets.ts';

const startedAt = performance.now();
await bundle({ root, outDir, isDevelopment: false });
stamp();
const { build } = loadAssets(outDir);
// Not as output: other commands build first, and the preflight prints JSON.
console.error(`Built release ${build} in ${Math.round(performance.now() - startedAt)} ms`);
