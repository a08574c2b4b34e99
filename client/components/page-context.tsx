import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { utcToday } from '#shared/figures/format.ts';
import type { PageContext } from '#shared/page-context.ts';

const Context = createContext<PageContext | null>(null);

interface PageContextProviderProps {
  value: PageContext;
  children: ReactNode;
}

export function PageContextProvider({ value, children }: PageContextProviderProps) {
  return <Context value={value}>{children}</Context>;
}

/** @throws Error outside of a provider. */
export function usePageContext(): PageContext {
  const context = useContext(Context);
  if (!context) throw new Error('usePageContext needs a PageContextProvider above it');
  return context;
}

/**
 * The UTC date as `yyyy-mm-dd`, for pages that show it (`showsDate` of the page table). It is the
 * server's day; a visitor who comes from another page of the site brings that page's context,
 * without a date, and gets the browser's. Whoever looks at the tab again after midnight sees the new day.
 */
export function useToday(): string {
  const { today: served } = usePageContext();
  return useSyncExternalStore(
    onLook,
    () => presentDay(served),
    () => served ?? utcToday(),
  );
}

/** The visitor's day when this script was loaded. */
const firstDay = utcToday();

/** A clock that was wrong when the document came is not believed later either. */
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
