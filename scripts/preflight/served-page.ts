import { type CheerioAPI, load } from 'cheerio';
import { readableText } from '#scripts/claims/readable-text.ts';
import { findPage, type Page } from '#shared/pages.ts';
import type { Answer } from './answer';

/** A page as the site serves it. */
export interface ServedPage {
  path: string;
  /** Its entry in this checkout's page table. */
  entry: Page | undefined;
  html: string;
  $: CheerioAPI;
  /** All that it says to somebody who reads or hears it. */
  text: string;
  headers: Answer['headers'];
  /** Bytes of the document as they were sent. */
  wireBytes: number;
}

/** Nothing when the answer is no page. */
export function servedPage({
  path,
  status,
  headers,
  body,
  wireBytes,
}: Answer): ServedPage | undefined {
  if (status !== 200 || !isHtml(headers['content-type'])) return undefined;
  const html = body.toString();
  const entry = findPage(path);
  // What stands there for browsers without scripts is read too.
  const $ = load(html, { scriptingEnabled: false });
  return { path, entry, html, $, text: readableText(html), headers, wireBytes };
}

function isHtml(type: string | undefined): boolean {
  return type?.startsWith('text/html') === true;
}
