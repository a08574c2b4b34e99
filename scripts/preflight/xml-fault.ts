/**
 * Why a text is no well-formed XML, as far as a feed or a sitemap can go wrong; nothing when it is.
 * Parsers for HTML forgive everything, and feed readers nothing.
 */
export function findXmlFault(text: string): string | undefined {
  const open: string[] = [];
  let hasRoot = false;
  const tokens = text.match(/<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<[^>]*>?|[^<]+/gs) ?? [];
  for (const token of tokens) {
    if (/^<[?!]/.test(token)) continue;
    if (!token.startsWith('<')) {
      const fault = textFault(token, open.length === 0);
      if (fault) return fault;
      continue;
    }
    const [, slash, name, , end] = tag.exec(token) ?? [];
    if (!name) return `${token.slice(0, 40)} is no element`;
    if (slash) {
      const last = open.pop();
      if (last !== name) return `</${name}> closes <${last ?? 'nothing'}>`;
    } else {
      if (open.length === 0 && hasRoot) return `<${name}> stands behind the end`;
      hasRoot = true;
      if (!end) open.push(name);
    }
  }
  if (open.length > 0) return `<${open.at(-1)}> is not closed`;
  return hasRoot ? undefined : 'it holds no element';
}

const tag = /^<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>$/;

function textFault(text: string, isOutside: boolean): string | undefined {
  if (isOutside && text.replace('\uFEFF', '').trim() !== '')
    return 'text stands outside the elements';
  const stray = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);).{0,20}/i.exec(text);
  return stray ? `${stray[0]} is no entity` : undefined;
}
