import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import type { Assets } from '#server/rendering/assets.ts';
import { pages } from '#shared/pages.ts';
import { createManifest, hashBuiltFiles, writeParts } from './manifest';
import { customMedia, glsl, leanRouter } from './plugins';
import { precompress } from './precompress';
import { filesOf, readCommit } from './project';
import { verifyWhitepapers } from './whitepaper';

export interface BundleOptions {
  /** The project's folder. */
  root: string;
  /** Folder of the build, emptied first. */
  outDir: string;
  isDevelopment: boolean;
}

/** Builds server and client, with manifest.json for the server, and esbuild's metafiles. */
export async function bundle({ root, outDir, isDevelopment }: BundleOptions): Promise<void> {
  await verifyWhitepapers(root);
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const common = {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    metafile: true,
    minify: !isDevelopment,
    sourcemap: isDevelopment ? 'linked' : false,
    legalComments: 'none',
    charset: 'utf8',
    // The package's own entry is its development version, with warnings that no visitor reads.
    ...(isDevelopment ? {} : { alias: reactRouterAlias(root) }),
    plugins: isDevelopment ? [customMedia, glsl] : [customMedia, glsl, leanRouter],
    logLevel: 'warning',
    jsx: 'automatic',
    jsxDev: isDevelopment,
    define: { 'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"' },
  } satisfies BuildOptions;
  const [client, server] = await Promise.all([
    build({
      ...common,
      entryPoints: [
        'client/start.ts',
        'client/entry.tsx',
        // In its own chunk, which browsers cache across releases and evaluate in a separate task.
        'react-dom/client',
        'client/styles/main.css',
        ...pages.map(({ id }) => `client/pages/${id}/${id}.css`),
      ],
      outdir: join(outDir, 'client', 'assets'),
      splitting: true,
      target: ['chrome111', 'firefox115', 'safari16.4'],
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      external: ['/fonts/*', '/images/*'],
      inject: isDevelopment ? ['client/browser/development.ts'] : [],
      // Compiled off the main thread while they load, instead of when they are called:
      // https://v8.dev/blog/explicit-compile-hints
      banner: { js: '//# allFunctionsCalledOnLoad' },
    }),
    build({
      ...common,
      entryPoints: ['server/index.ts'],
      outfile: join(outDir, 'server.js'),
      ...serverOptions,
    }),
  ]);
  const integrity = hashBuiltFiles(root, client.metafile);
  // The start of one hash of everything that is served, and of the server.
  const hash = createHash('sha256').update(JSON.stringify(integrity));
  for (const file of [join(outDir, 'server.js'), ...filesOf(join(root, 'public'))])
    hash.update(`${basename(file)}\0`).update(readFileSync(file));
  const { parts, ...files } = createManifest(client.metafile, integrity);
  const list = await writeParts(outDir, parts);
  const commit = readCommit(root);
  const manifest: Assets = {
    build: hash.digest('hex').slice(0, 16),
    ...(commit && { commit }),
    ...files,
    parts: list.url,
    integrity: { ...integrity, [list.url]: list.integrity },
  };
  await writeJson(outDir, 'manifest.json', manifest);
  if (!isDevelopment) await precompress(root, outDir);
  await writeJson(outDir, 'meta-client.json', client.metafile);
  await writeJson(outDir, 'meta-server.json', server.metafile);
}

/** Options for files that render pages in Node. */
export const serverOptions = {
  platform: 'node',
  target: 'node20.19',
  // Imported only by effects and event handlers, which the server never runs.
  external: ['./webgl/*', './message-store'],
  // CommonJS packages call `require`, which an ES module lacks.
  banner: {
    js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
  },
} satisfies BuildOptions;

async function writeJson(dir: string, name: string, value: unknown): Promise<void> {
  await writeFile(join(dir, name), `${JSON.stringify(value)}\n`);
}

/** Production versions of packages whose own entry is another. */
export function reactRouterAlias(root: string): Record<string, string> {
  const dist = join(root, 'node_modules/react-router/dist/production');
  return {
    'react-router/dom': join(dist, 'dom-export.mjs'),
    'react-router': join(dist, 'index.mjs'),
  };
}
