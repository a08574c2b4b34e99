/**
 * Whether an origin is public: https, a name instead of an IP address, and no top-level domain that is
 * reserved for local use, tests or examples: https://www.rfc-editor.org/rfc/rfc6761
 */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const labels = hostname.replace(/\.$/, '').split('.');
  const ending = labels.at(-1) ?? '';
  // A parsed host that ends in a number or a bracket is an IP address.
  const isName = labels.length > 1 && !/^\d+$|\]$/.test(ending);
  return protocol === 'https:' && isName && !reservedEndings.includes(ending);
}

const reservedEndings = ['example', 'internal', 'invalid', 'local', 'localhost', 'test'];
