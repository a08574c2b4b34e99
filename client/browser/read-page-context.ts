import type { PageContext } from '#shared/page-context.ts';

/**
 * Reads what the server wrote beside the application.
 * @throws SyntaxError if the document was altered on the way; the page then stays as served, without scripts.
 */
export function readPageContext(root: HTMLElement): PageContext {
  return JSON.parse(root.dataset.context ?? '') as PageContext;
}
