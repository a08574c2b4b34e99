import crypto from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Config } from '#server/config.ts';
import type { Folder } from '#server/middleware/static-files.ts';
import type { Assets } from '#server/rendering/assets.ts';
import { renderQuietly } from '#server/rendering/warm-up.ts';
import { utcToday } from '#shared/figures/format.ts';
import { pages } from '#shared/pages.ts';
import {
  RELEASE_PATH,
  type Release,
  type ReleaseManifest,
} from '#shared/settings/release-manifest.ts';
import { jsonResource, type TextResource, textResources } from './text-resources';

interface ReleaseOptions {
  /** Hash of the build, and its commit. */
  assets: Pick<Assets, 'build' | 'commit'>;
  config: Pick<Config, 'publicSettings'>;
  folders: readonly Folder[];
  resources: readonly TextResource[];
  pageHandler: RequestHandler;
}

/**
 * Lists the hash of every document and file, in the format of WAICT: https://github.com/w3c/webappsec-subresource-integrity/issues/158
 * Building the same commit with the same settings gives the same list.
 */
export function releaseManifest(options: ReleaseOptions): RequestHandler {
  let kept: { day: string; answer: Promise<RequestHandler> } | undefined;
  return async (req, res, next) => {
    if (req.path !== RELEASE_PATH) return next();
    const day = utcToday();
    // Computed once a day, however many requests come at once.
    if (kept?.day !== day) kept = { day, answer: prepare(options, day) };
    try {
      (await kept.answer)(req, res, next);
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
}

async function prepare(options: ReleaseOptions, day: string): Promise<RequestHandler> {
  const { assets, config, folders, resources, pageHandler } = options;
  const hashes: Record<string, string> = {};
  const add = (path: string, body: string | Buffer) => {
    hashes[path] = crypto.hash('sha256', body);
  };
  for (const { path } of pages) add(path, await renderQuietly(pageHandler, path));
  for (const { dir, files } of folders) {
    for (const path of [...files].sort()) add(path, await readFile(join(dir, path)));
  }
  for (const { path, body } of resources) add(path, body);
  const { build, commit } = assets;
  const metadata = { build, ...(commit && { commit }), day, settings: config.publicSettings };
  const manifest: ReleaseManifest = { version: 1, hashes, metadata };
  const release: Release = { root_hash: crypto.hash('sha256', JSON.stringify(manifest)), manifest };
  // It describes the running release; a cached copy could describe the one before.
  return textResources([{ ...jsonResource(RELEASE_PATH, release), cacheControl: 'no-cache' }]);
}
