import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Assets } from '../../server/assets';

export interface Weight {
  name: string;
  /** As sent with brotli. */
  bytes: number;
}

export interface ChunkSizes {
  /** Fetched before any page is interactive. */
  everywhere: readonly Weight[];
  /** Beside that, for one page. */
  pages: readonly Weight[];
  /** Fetched when a visitor comes to need it. */
  later: readonly Weight[];
}

/** Smaller files are summed up as one. */
const MINIMUM_BYTES = 1000;

/** What the browser fetches of a build, heaviest first. */
export function readChunkSizes(distDir: string): ChunkSizes {
  const assets = readJson<Assets>('manifest.json');
  const { outputs } = readJson<Metafile>('meta-client.json');
  const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + wireBytes(url), 0);
  const everywhere = [assets.start, assets.entry, ...assets.shared];
  const pages = Object.entries(assets.pages);
  const known = new Set([assets.stylesheet, ...everywhere, ...pages.flatMap(([, urls]) => urls)]);
  const later = Object.entries(outputs)
    .map(([file, { entryPoint, inputs }]) => ({
      url: `/assets/${basename(file)}`,
      name: nameOf(entryPoint ?? Object.keys(inputs).at(-1) ?? file),
    }))
    .filter(({ url }) => url.endsWith('.js') && !known.has(url))
    .map(({ url, name }) => ({ name, bytes: wireBytes(url) }));
  const small = later.filter(({ bytes }) => bytes < MINIMUM_BYTES);
  return {
    everywhere: [
      { name: 'scripts', bytes: sum(everywhere) },
      { name: 'style sheet', bytes: wireBytes(assets.stylesheet) },
    ],
    pages: sort(pages.map(([name, urls]) => ({ name, bytes: sum(urls) }))),
    later: [
      ...sort(later.filter((each) => !small.includes(each))),
      { name: `${small.length} more`, bytes: small.reduce((total, { bytes }) => total + bytes, 0) },
    ],
  };

  function readJson<T>(name: string): T {
    return JSON.parse(readFileSync(join(distDir, name), 'utf8')) as T;
  }

  /** What is too small to be worth compressing is sent as it is. */
  function wireBytes(url: string): number {
    const compressed = statSync(join(distDir, 'compressed', `${url}.br`), {
      throwIfNoEntry: false,
    });
    return (compressed ?? statSync(join(distDir, 'client', url))).size;
  }
}

function nameOf(file: string): string {
  return basename(file).replace(/\.\w+$/, '');
}

function sort(weights: readonly Weight[]): Weight[] {
  return [...weights].sort((a, b) => b.bytes - a.bytes);
}
