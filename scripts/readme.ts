import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { root } from './bundle/project';
import { runToEnd } from './process/run-to-end';
import { readChunkSizes } from './readme/chunk-sizes';
import { drawArchitecture } from './readme/draw-architecture';
import { takeHomePicture } from './readme/home-picture';
import { readImportGraph } from './readme/import-graph';
import { copyWorkingTree } from './visual/checkouts';
import { serveBuild } from './visual/serve-build';

const target = join(root, 'scripts/readme');
await runToEnd(drawPictures);

/** Makes the pictures of README again, from a build of the working tree: `npm run readme`. */
async function drawPictures(): Promise<void> {
  const dir = copyWorkingTree();
  const origin = await serveBuild(dir);
  const distDir = join(dir, 'dist');
  const metafiles = ['meta-client.json', 'meta-server.json'].map(
    (name) => JSON.parse(readFileSync(join(distDir, name), 'utf8')) as Metafile,
  );
  const { folders, bundles } = readImportGraph(metafiles);
  const architecture = drawArchitecture(folders, bundles, readChunkSizes(distDir));
  write('architecture.svg', architecture);
  write('home.webp', await takeHomePicture(origin));
}

function write(name: string, content: string | Uint8Array): void {
  writeFileSync(join(target, name), content);
  console.log(`${name}: ${(Buffer.byteLength(content) / 1024).toFixed(0)} KB`);
}
