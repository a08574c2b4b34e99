import type { PageId } from '#shared/pages.ts';

const arrivals = new Map<PageId, Promise<void>>();

/** Resolves once the style sheet of a page applies. A failed load may be tried again. */
export function loadPageStyles(id: PageId): Promise<void> {
  const arrival = arrivals.get(id) ?? addStylesheet(addressOf(id));
  arrivals.set(id, arrival);
  arrival.catch(() => arrivals.delete(id));
  return arrival;
}

/** The served document names the style sheets of all pages. */
function addressOf(id: PageId): string {
  const script = document.querySelector<HTMLElement>('script[data-stylesheets]');
  const addresses: Record<PageId, string> = JSON.parse(script?.dataset.stylesheets ?? '{}');
  return new URL(addresses[id], window.location.href).href;
}

/** Stays in the document, because the page may come again: no sheet dresses what another page shows. */
function addStylesheet(href: string): Promise<void> {
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not arrive`));
    });
    document.head.append(link);
  });
}
