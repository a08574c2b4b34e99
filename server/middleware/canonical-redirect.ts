import type { RequestHandler } from 'express';
import { findMisspelledPage } from '#shared/pages.ts';

/**
 * Without it browsers keep a redirect for good, though the page table may change. Proxies must not
 * keep it: they may leave the query out of their keys, and the target holds the query.
 */
export const REDIRECT_CACHE_CONTROL = 'private, max-age=3600';

/** Redirects `/Technology/` to `/technology`, and a page that was taken away to the one that replaces it. Keeps the query. */
export function canonicalRedirect(): RequestHandler {
  return (req, res, next) => {
    const page = findMisspelledPage(req.path);
    if (!page) return next();
    // The path comes from the page table, so the target is always on this host.
    const queryAt = req.originalUrl.indexOf('?');
    const query = queryAt < 0 ? '' : req.originalUrl.slice(queryAt);
    res.set('Cache-Control', REDIRECT_CACHE_CONTROL).redirect(308, page.path + query);
  };
}
