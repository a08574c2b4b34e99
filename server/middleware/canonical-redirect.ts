import type { RequestHandler } from 'express';
import { findRedirectTarget } from '#shared/pages.ts';

/**
 * Without this header browsers cache a 308 for good, although the page table may change. Proxies must not
 * cache the redirect: their cache key may ignore the query, which is part of the target.
 */
export const REDIRECT_CACHE_CONTROL = 'private, max-age=3600';

/** Redirects `/Technology/` to `/technology`, and a removed page to its replacement. Keeps the query. */
export function canonicalRedirect(): RequestHandler {
  return (req, res, next) => {
    const page = findRedirectTarget(req.path);
    if (!page) return next();
    // The path comes from the page table, so the target is always on this host.
    const queryAt = req.originalUrl.indexOf('?');
    const query = queryAt < 0 ? '' : req.originalUrl.slice(queryAt);
    res.set('Cache-Control', REDIRECT_CACHE_CONTROL).redirect(308, page.path + query);
  };
}
