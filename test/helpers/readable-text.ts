import { load } from 'cheerio';

/**
 * All text that people read or hear in a document, in order, with single spaces: title and description,
 * text, accessible names and descriptions.
 */
export function readableText(html: string): string {
  // Text in noscript counts too.
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
