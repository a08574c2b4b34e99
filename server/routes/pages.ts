import type { RequestHandler } from 'express';
import { findPage } from '../../shared/pages';
import type { Render } from '../render';

interface PageRoutesOptions {
  render: Render;
}

/** Renders the page of the table whose path was asked for. */
export function pageRoutes({ render }: PageRoutesOptions): RequestHandler {
  return async (req, res, next) => {
    const page = findPage(req.path);
    if (!page) return next();
    const queryAt = req.url.indexOf('?');
    const search = queryAt < 0 ? '' : req.url.slice(queryAt);
    res.set('Cache-Control', 'no-cache');
    await render(res, { status: 200, pathname: page.path, search, pageId: page.id });
  };
}
