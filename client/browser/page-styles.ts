import type { PageId } from '#shared/pages.ts';
import { filesOf } from './fetch-part';

const arrivals = new Map<PageId, Promise<void>>();

/** Resolves once the style sheet of a page applies. A failed load may be tried again. */
export function loadPageStyles(id: PageId): Promise<void> {
  const arrival = arrivals.get(id) ?? addStylesheet(id);
  arrivals.set(id, arrival);
  arrival.catch(() => arrivals.delete(id));
  return arrival;
}

/** Stays in the document, because the page may come again: no sheet dresses what another page shows. */
async function addStylesheet(id: PageId): Promise<void> {
  const [[href, integrity] = ['', '']] = await filesOf(id, '.css');
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href, integrity });
  if ([...document.styleSheets].some((sheet) => sheet.href === link.href)) return;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not arrive`));
    });
    document.head.append(link);
  });
}
