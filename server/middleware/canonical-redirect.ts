import type { RequestHandler } from 'express';
import { findMisspelledPage } from '../../shared/pages';

/** Sends `/Technology/` to `/technology` for good, query kept. */
export function canonicalRedirect(): RequestHandler {
  return (req, res, next) => {
    const page = findMisspelledPage(req.path);
    if (!page) return next();
    // The path is the table's own, so the target is always this host.
    const queryAt = req.originalUrl.indexOf('?');
    const query = queryAt < 0 ? '' : req.originalUrl.slice(queryAt);
    res.redirect(308, page.path + query);
  };
}
