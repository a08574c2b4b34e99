import { setImmediate } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { pages } from '#shared/pages.ts';
import { renderQuietly } from './render-quietly';

/** A proxy keeps the first edition that it gets, which should be the best. */
const asBrowsersAsk = { 'accept-encoding': 'br' };

/**
 * Has every page rendered once before anybody asks: the first render of a process takes twenty times
 * as long as the next ones. Resolves with the first page of the table; the others follow, one each
 * time that the event loop comes round, so that visitors are taken in meanwhile. Nothing is sent.
 * @returns whether all of them can be rendered, once that is known; those that could not be are tried
 * again whenever it is asked
 * @throws whatever the first page's render throws: such a process must not take visitors
 */
export async function warmUp(
  pageHandler: RequestHandler,
  onFailure: (path: string, error: unknown) => void,
): Promise<() => Promise<boolean>> {
  const [first, ...others] = pages;
  await renderQuietly(pageHandler, first.path, asBrowsersAsk);
  let missing: readonly string[] = others.map(({ path }) => path);
  let attempt: Promise<void> | undefined;
  tryMissing();
  return async () => {
    if (missing.length > 0) await tryMissing();
    return missing.length === 0;
  };

  /** One attempt at a time; all who ask wait for the same one. */
  function tryMissing(): Promise<void> {
    attempt ??= renderMissing().finally(() => {
      attempt = undefined;
    });
    return attempt;
  }

  async function renderMissing(): Promise<void> {
    const failed: string[] = [];
    for (const path of missing) {
      await setImmediate();
      await renderQuietly(pageHandler, path, asBrowsersAsk).catch((error) => {
        failed.push(path);
        onFailure(path, error);
      });
    }
    missing = failed;
  }
}
