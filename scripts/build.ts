import { bundle } from './bundle/bundle';
import { stamp } from './bundle/fingerprint';
import { outDir, root } from './bundle/project';

const startedAt = performance.now();
await bundle({ root, outDir, isDevelopment: false });
stamp(root, outDir);
console.log(`Built in ${Math.round(performance.now() - startedAt)} ms`);
