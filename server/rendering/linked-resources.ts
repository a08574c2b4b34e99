import { site } from '#shared/site.ts';

/** What the head of a document links to, and a route serves. */
export const FEED_PATH = '/feed.xml';
export const FEED_TYPE = 'application/atom+xml';
export const feedTitle = `What’s new at ${site.product}, and the roadmap`;
export const WEB_MANIFEST_PATH = '/site.webmanifest';
