import type { PageContext } from '#shared/page-context.ts';

/**
 * What the server wrote beside the application.
 * @throws SyntaxError when the document was altered on its way: it then stays as served, without scripts.
 */
export function readPageContext(root: HTMLElement): PageContext {
  return JSON.parse(root.dataset.context ?? '') as PageContext;
}
