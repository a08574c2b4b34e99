import type { CheerioAPI } from 'cheerio';

/** What all elements of a kind say in an attribute; empty where one does not have it. */
export function attributes($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}
