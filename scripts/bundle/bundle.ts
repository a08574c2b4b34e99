import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { createManifest } from './manifest';

export interface BundleOptions {
  /** The project's folder. */
  root: string;
  /** Folder of the build, emptied first. */
  outDir: string;
  isDevelopment: boolean;
}

/** Builds server and client. Beside them: manifest.json for the server, and what esbuild knows of both. */
export async function bundle({ root, outDir, isDevelopment }: BundleOptions): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const common: BuildOptions = {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    metafile: true,
    minify: !isDevelopment,
    sourcemap: isDevelopment ? 'inline' : false,
    legalComments: 'none',
    logLevel: 'warning',
    jsx: 'automatic',
    jsxDev: isDevelopment,
    define: { 'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"' },
  };
  const [client, server] = await Promise.all([
    build({
      ...common,
      entryPoints: ['client/entry.tsx', 'client/styles/main.css'],
      outdir: join(outDir, 'client', 'assets'),
      splitting: true,
      target: ['chrome111', 'firefox114', 'safari16.4'],
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      external: ['/fonts/*', '/images/*'],
      inject: isDevelopment ? ['client/browser/development.ts'] : [],
    }),
    build({
      ...common,
      entryPoints: ['server/index.ts'],
      outfile: join(outDir, 'server.js'),
      platform: 'node',
      // Imported by effects and handlers alone, which the server never runs.
      external: ['../browser/coin/*', '../browser/message-store'],
      target: 'node20.19',
      // Packages in CommonJS call `require`, which an ES module does not have.
      banner: {
        js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
      },
    }),
  ]);
  await writeJson(outDir, 'manifest.json', createManifest(client.metafile as Metafile));
  await writeJson(outDir, 'meta-client.json', client.metafile);
  await writeJson(outDir, 'meta-server.json', server.metafile);
}

async function writeJson(dir: string, name: string, value: unknown): Promise<void> {
  await writeFile(join(dir, name), `${JSON.stringify(value)}\n`);
}
