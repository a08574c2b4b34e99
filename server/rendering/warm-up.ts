import { setImmediate } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { pages } from '#shared/pages.ts';
import { renderQuietly } from './render-quietly';

/** A proxy caches the first response that it gets, so that should be compressed best. */
const asBrowsersAsk = { 'accept-encoding': 'br' };

/**
 * Renders every page once before the first request, because the first render of a process takes twenty
 * times as long as the next. Resolves after the first page of the table; the others follow, one in each
 * turn of the event loop, so that requests are answered meanwhile. Nothing is sent.
 * @returns a function that says whether all pages can be rendered; each call tries failed ones again
 * @throws whatever the first page's render throws: such a process must not take requests
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

  /** One attempt at a time, shared by all callers. */
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
