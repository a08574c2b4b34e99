import type { PageId } from '#shared/pages.ts';
import { filesOf } from './fetch-part';

const loads = new Map<PageId, Promise<void>>();

/** Resolves when the style sheet of a page is applied. A failed load can be retried. */
export function loadPageStyles(id: PageId): Promise<void> {
  const load = loads.get(id) ?? addStylesheet(id);
  loads.set(id, load);
  load.catch(() => loads.delete(id));
  return load;
}

/** The sheet stays in the document for the next visit: no page's sheet styles another page. */
async function addStylesheet(id: PageId): Promise<void> {
  const [[href, integrity] = ['', '']] = await filesOf(id, '.css');
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href, integrity });
  if ([...document.styleSheets].some((sheet) => sheet.href === link.href)) return;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
    document.head.append(link);
  });
}
