import { createContext, type ReactNode, useContext } from 'react';
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
