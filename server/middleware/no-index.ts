import type { RequestHandler } from 'express';

export const noIndexHeader = { name: 'X-Robots-Tag', value: 'noindex' } as const;

/** Asks search engines not to list any answer: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
export function noIndex(): RequestHandler {
  return (_req, res, next) => {
    res.set(noIndexHeader.name, noIndexHeader.value);
    next();
  };
}
