import { createContext, useContext, useSyncExternalStore } from 'react';
import { utcToday } from '#shared/figures/format.ts';
import type { PageContext } from '#shared/page-context.ts';

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context.Provider;

/** @throws Error outside of a provider. */
export function usePageContext(): PageContext {
  const context = useContext(Context);
  if (!context) throw new Error('usePageContext needs a PageContextProvider above it');
  return context;
}

/**
 * The UTC date as `yyyy-mm-dd`, for pages that show it (`showsDate` in the page table). On a served page
 * it is the server's date; after a client-side navigation from a page without a date it is the browser's.
 * It is updated when the visitor comes back to the tab after midnight.
 */
export function useToday(): string {
  const { today: served } = usePageContext();
  return useSyncExternalStore(
    onLook,
    () => presentDay(served),
    () => served ?? utcToday(),
  );
}

/** The browser's date when this script was loaded. */
const firstDay = utcToday();

/** A clock that disagreed with the server at first is never used. */
function presentDay(served: string | null): string {
  const today = utcToday();
  return served === null || (firstDay === served && today > served) ? today : served;
}

function onLook(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}
