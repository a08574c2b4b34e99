import { load } from 'cheerio';

/**
 * All that a document says to somebody who reads or hears it, in its order, with single spaces:
 * title and description, text, names and descriptions of pictures.
 */
export function readableText(html: string): string {
  // What stands in for scripts is text, too.
  const $ = load(html, { scriptingEnabled: false });
  $('script, style').remove();
  const words: string[] = [$('title').text(), $('meta[name="description"]').attr('content') ?? ''];
  const body = $('body')[0];
  if (body) collect(body);
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();

  function collect(node: Parameters<typeof $>[0] & object): void {
    $(node)
      .contents()
      .each((_, child) => {
        if (child.type === 'text') words.push(child.data);
        if (child.type !== 'tag') return;
        words.push(child.attribs.alt ?? '', child.attribs['aria-label'] ?? '');
        collect(child);
      });
  }
}
