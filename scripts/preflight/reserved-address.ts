/** Reserved names, at which no one can be reached: https://www.rfc-editor.org/rfc/rfc6761 */
const reservedName =
  /(?<![\w.%-])(?:[a-z0-9-]+\.)*(?:[a-z0-9-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?!\.?[\w-])(?::\d+)?/gi;

/** Hosts of one machine or one house; only in addresses, because "localhost" may be a word. */
const localHost =
  /(?<=https?:\/\/)(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|\[::1?\])(?![\w.-])(?::\d+)?/gi;

/** All hosts in a text at which no visitor can reach anybody, each once. */
export function findReserved(text: string): string[] {
  const found = [...text.matchAll(reservedName), ...text.matchAll(localHost)];
  return [...new Set(found.map(([host]) => host.toLowerCase()))];
}
