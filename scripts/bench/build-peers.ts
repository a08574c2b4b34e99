import { build } from 'esbuild';
import { reactRouterAlias } from '#scripts/bundle/bundle.ts';
import { root } from '#scripts/bundle/project.ts';

/** Builds the servers to compare with as the site's own is built, so that only serving differs. */
export async function buildPeers(outdir: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['scripts/bench/plain-express.tsx', 'scripts/bench/bare-node.tsx'],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    minify: true,
    legalComments: 'none',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    alias: reactRouterAlias(root),
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['./webgl/*', './message-store'],
    banner: {
      js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
}
