import { load } from 'cheerio';
import { type Answer, ask } from './answer';
import { error, type Finding, note, warning } from './finding';

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

/** Whether links to other sites work. Only this check sends requests to other hosts, one at a time. */
export async function checkOutside(read: readonly OwnPage[], timeoutMs: number) {
  const answers = new Map<string, Answer>();
  const findings: Finding[] = [];
  for (const { path, html } of read) {
    const links = load(html)('a[href^="http"]').toArray();
    for (const address of new Set(links.map(({ attribs }) => attribs.href ?? ''))) {
      // Placeholders are reported elsewhere, and not requested.
      if (findReserved(address).length > 0) continue;
      const { origin, pathname, search } = new URL(address);
      const answer = answers.get(address) ?? (await ask({ origin, timeoutMs }, pathname + search));
      answers.set(address, answer);
      findings.push(...judgeOutside(path, address, answer));
    }
  }
  return findings;
}

/** What another site's response means for the link. */
export function judgeOutside(path: string, address: string, { status, failure, headers }: Answer) {
  const mend = 'open it in a browser, and correct or remove the link';
  const leads = `leads to ${address}, which`;
  if (failure) return [warning(path, `${leads} fails: ${failure}`, mend)];
  if (status === 404 || status === 410) return [error(path, `${leads} answers ${status}`, mend)];
  // Many large sites refuse every client that is no browser.
  if (status >= 400) return [warning(path, `${leads} answers ${status} to this program`, mend)];
  const hasMoved = status === 301 || status === 308;
  return hasMoved ? [note(path, `${leads} has moved to ${headers.location}`, 'link to that')] : [];
}
