import { createContext, type ReactNode, useContext } from 'react';
import { utcToday } from '../../shared/format';
import type { PageContext } from '../../shared/page-context';

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
 * without a date, and gets the browser's.
 */
export function useToday(): string {
  return usePageContext().today ?? utcToday();
}
