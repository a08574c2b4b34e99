import { type CheerioAPI, load } from 'cheerio';
import { readableText } from '#scripts/figures/readable-text.ts';
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

const known = new WeakMap<Answer, ServedPage | undefined>();

/** Nothing when the answer is no page. Parsing is most of the work, so each answer is parsed once. */
export function servedPage(answer: Answer): ServedPage | undefined {
  if (!known.has(answer)) known.set(answer, parse(answer));
  return known.get(answer);
}

function parse({ path, status, headers, body, wireBytes }: Answer): ServedPage | undefined {
  if (status !== 200 || !isHtml(headers['content-type'])) return undefined;
  const html = body.toString();
  const entry = findPage(path);
  // What stands there for browsers without scripts is read too.
  const $ = load(html, { scriptingEnabled: false });
  let text: string | undefined;
  return {
    path,
    entry,
    html,
    $,
    get text() {
      text ??= readableText(html);
      return text;
    },
    headers,
    wireBytes,
  };
}

function isHtml(type: string | undefined): boolean {
  return type?.startsWith('text/html') === true;
}
