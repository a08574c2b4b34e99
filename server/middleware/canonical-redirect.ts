import type { RequestHandler } from 'express';
import { findMisspelledPage } from '#shared/pages.ts';

/**
 * Without it browsers keep a redirect for good, though the page table may change. For proxies it is
 * nothing to keep: they may leave the query out of their keys, and the target has it.
 */
export const REDIRECT_CACHE_CONTROL = 'private, max-age=3600';

/** Sends `/Technology/` to `/technology` for good, query kept. */
export function canonicalRedirect(): RequestHandler {
  return (req, res, next) => {
    const page = findMisspelledPage(req.path);
    if (!page) return next();
    // The path is the table's own, so the target is always this host.
    const queryAt = req.originalUrl.indexOf('?');
    const query = queryAt < 0 ? '' : req.originalUrl.slice(queryAt);
    res.set('Cache-Control', REDIRECT_CACHE_CONTROL).redirect(308, page.path + query);
  };
}
