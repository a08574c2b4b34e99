import type { CheerioAPI } from 'cheerio';
import type { Answer } from './answer';
import { attributes } from './attributes';
import type { Site } from './site';

/** All modules that a page needs before it can be used: those that it names, and what they import at once. */
export async function modulesOf($: CheerioAPI, from: string, site: Site): Promise<Answer[]> {
  const named = [
    ...attributes($, 'script[src]', 'src'),
    ...attributes($, 'script[data-modules]', 'data-modules').flatMap((names) => names.split(' ')),
  ];
  const answers = new Map<string, Answer>();
  let next = locateAll(named, from);
  while (next.length > 0) {
    const fetched = await Promise.all(next.map((path) => site.ask(path)));
    for (const answer of fetched) answers.set(answer.path, answer);
    next = fetched.flatMap(({ path, body }) => locateAll(importsOf(body.toString()), path));
    next = [...new Set(next)].filter((path) => !answers.has(path));
  }
  return [...answers.values()].filter(({ status }) => status === 200);

  function locateAll(addresses: readonly string[], base: string): string[] {
    const urls = addresses.map((address) => site.locate(address, base));
    return [...new Set(urls.flatMap((url) => (url ? [url.pathname] : [])))];
  }
}

/** Static imports as the bundler writes them; `import("…")` waits until somebody needs it. */
function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*"(\.\/[\w-]+\.js)"/g)].map(
    ([, path = '']) => path,
  );
}
