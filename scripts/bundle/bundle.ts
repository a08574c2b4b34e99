import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildOptions, context, type Metafile } from 'esbuild';
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

/** Builds server and client once. */
export async function bundle(options: BundleOptions): Promise<void> {
  await verifyWhitepapers(options.root);
  const bundler = await createBundler(options);
  await bundler.build();
  await bundler.dispose();
}

/** Options for files that render pages in Node. */
export const serverOptions: BuildOptions = {
  platform: 'node',
  target: 'node20.19',
  // Imported only by effects and event handlers, which the server never runs.
  external: ['./webgl/*', './message-store'],
  // CommonJS packages call `require`, which an ES module lacks.
  banner: {
    js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
  },
};

/** Besides server and client, a build has manifest.json for the server, and esbuild's metafiles. */
export async function createBundler({ root, outDir, isDevelopment }: BundleOptions) {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const common: BuildOptions = {
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
  };
  const [client, server] = await Promise.all([
    context({
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
    context({
      ...common,
      entryPoints: [isDevelopment ? 'server/development.ts' : 'server/index.ts'],
      outfile: join(outDir, 'server.js'),
      ...serverOptions,
      // Read only for errors: Node would keep each build's map.
      sourcemap: isDevelopment ? 'external' : false,
      // One file starts faster; external packages build faster.
      packages: isDevelopment ? 'external' : 'bundle',
    }),
  ]);
  const commit = readCommit(root);
  return {
    /** Rebuilds what has changed. */
    async build() {
      const rebuilds = [client.rebuild(), server.rebuild()] as const;
      // Otherwise the next build could get this one's result, with errors that are fixed.
      await Promise.allSettled(rebuilds);
      const [clientResult, serverResult] = await Promise.all(rebuilds);
      const metafile = clientResult.metafile as Metafile;
      const integrity = await hashBuiltFiles(root, metafile);
      // Skipped in development, because reading every picture and video takes long.
      const unbuilt = isDevelopment ? [] : filesOf(join(root, 'public'));
      const build = hashOf(integrity, [join(outDir, 'server.js'), ...unbuilt]);
      const { parts, ...files } = createManifest(metafile, integrity);
      const list = await writeParts(outDir, parts);
      integrity[list.url] = list.integrity;
      const manifest: Assets = {
        build,
        ...(commit && { commit }),
        ...files,
        parts: list.url,
        integrity,
      };
      await writeJson(outDir, 'manifest.json', manifest);
      if (!isDevelopment) await precompress(root, outDir);
      await writeJson(outDir, 'meta-client.json', metafile);
      await writeJson(outDir, 'meta-server.json', serverResult.metafile);
    },
    async dispose() {
      await Promise.all([client.dispose(), server.dispose()]);
    },
  };
}

async function writeJson(dir: string, name: string, value: unknown): Promise<void> {
  await writeFile(join(dir, name), `${JSON.stringify(value)}\n`);
}

/** The start of one hash of everything that is served, and of the server. */
function hashOf(integrity: Record<string, string>, files: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(integrity));
  for (const file of files) hash.update(`${basename(file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Production versions of packages whose own entry is another. */
export function reactRouterAlias(root: string): Record<string, string> {
  const dist = join(root, 'node_modules/react-router/dist/production');
  return {
    'react-router/dom': join(dist, 'dom-export.mjs'),
    'react-router': join(dist, 'index.mjs'),
  };
}
