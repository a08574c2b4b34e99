import crypto from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Config } from '#server/config.ts';
import type { Assets } from '#server/rendering/assets.ts';
import { type FinishedDocuments, sendCached } from '#server/rendering/finished-documents.ts';
import type { Render } from '#server/rendering/render.tsx';
import { preloadedFonts } from '#shared/drawing/media.ts';
import { utcToday } from '#shared/figures/format.ts';
import { findPage, type PageEntry } from '#shared/pages.ts';

/**
 * A browser revalidates each time and mostly gets 304. A shared cache serves a page for a minute, for
 * ten more while it revalidates, and for a day when the server does not answer.
 */
const PAGE_CACHE_CONTROL =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/**
 * Header that preloads the fonts, so that they arrive before the styles. Text that is laid out without
 * its font is laid out twice.
 */
const FONT_LINKS = preloadedFonts
  .map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(', ');

interface PageRoutesOptions {
  render: Render;
  /** Identifies build and settings, on which all pages depend. */
  version: string;
  /** Checked before rendering. */
  documents: FinishedDocuments;
}

/** Serves the pages of the page table. */
export function pageRoutes({ render, version, documents }: PageRoutesOptions): RequestHandler {
  return async (req, res, next) => {
    const page: PageEntry | undefined = findPage(req.path);
    if (!page) return next();
    const search = relevantQuery(req, page);
    // Known before the render; weak, because it is the same for every encoding.
    const etag = etagOf(version, page, search);
    res.set('ETag', etag).set('Cache-Control', PAGE_CACHE_CONTROL);
    res.vary('Accept-Encoding').set('Link', FONT_LINKS);
    if (req.fresh) return void res.status(304).end();
    if (req.method === 'HEAD') return void res.type('html').end();

    const finished = documents.find(etag);
    if (finished) return sendCached(req, res.type('html'), finished);
    const request = { status: 200, pathname: page.path, search, page };
    // A query can be anything, so pages that depend on it are not cached.
    await render(req, res, search === '' ? { ...request, etag } : request);
  };
}

/** A short hash of the build and of the settings that change what is served. */
export function pageVersion({ build }: Assets, config: Config): string {
  return `${build}.${shortHash(JSON.stringify(config.publicSettings))}`;
}

/** The part of the query that the page reads, normalised so that variants share one cache entry. */
function relevantQuery(req: Request, { readsQuery = [] }: PageEntry): string {
  const queryAt = req.url.indexOf('?');
  if (queryAt < 0 || readsQuery.length === 0) return '';
  const sent = new URLSearchParams(req.url.slice(queryAt));
  const read = new URLSearchParams();
  for (const name of readsQuery) {
    const value = sent.get(name);
    if (value) read.set(name, value);
  }
  return read.size > 0 ? `?${read}` : '';
}

function etagOf(version: string, page: PageEntry, search: string): string {
  const parts = [version, page.id];
  if (page.showsDate) parts.push(utcToday());
  if (search) parts.push(shortHash(search));
  return `W/"${parts.join('.')}"`;
}

function shortHash(text: string): string {
  return crypto.hash('sha256', text, 'base64url').slice(0, 12);
}
