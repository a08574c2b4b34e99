import { error, type Finding } from './finding';

/** A page of this release. The comparison shows whether visitors get the same. */
interface OwnPage {
  path: string;
  html: string;
}

/** Reserved addresses, which the operator has to replace by real ones. */
export function checkPlaceholders(read: readonly OwnPage[], publicOrigin: string): Finding[] {
  const own = new URL(publicOrigin).host;
  return read.flatMap(({ path, html }) =>
    findReserved(html)
      .filter((host) => host !== own)
      .map((host) => error(path, `${host} is a placeholder`, 'set it in shared/site.ts, build')),
  );
}

/** Reserved names: https://www.rfc-editor.org/rfc/rfc6761 */
const reservedName =
  /(?<![\w.%-])(?:[a-z0-9-]+\.)*(?:[a-z0-9-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?!\.?[\w-])(?::\d+)?/gi;

/** Hosts of one machine or local network. Only in URLs, because "localhost" may be a word. */
const localHost =
  /(?<=https?:\/\/)(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|\[::1?\])(?![\w.-])(?::\d+)?/gi;

/** All hosts in a text that no visitor can reach, each once. */
export function findReserved(text: string): string[] {
  const found = [...text.matchAll(reservedName), ...text.matchAll(localHost)];
  return [...new Set(found.map(([host]) => host.toLowerCase()))];
}
