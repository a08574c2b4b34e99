import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageContext } from '../shared/page-context';
import { findPage } from '../shared/pages';
import { AuthProvider, type AuthSource } from './auth';
import { ErrorBoundary } from './components/error-boundary';
import { ErrorView, NotFoundView } from './components/error-view';
import { PageContextProvider } from './components/page-context';
import { PageHead } from './components/page-head';
import { RouteAnnouncer } from './components/route-announcer';
import { SiteFooter } from './components/site-footer';
import { SiteHeader } from './components/site-header';
import { PageRoute } from './page-modules';

interface AppProps {
  context: PageContext;
  /** Missing on the server, where nobody is signed in. */
  authSource?: AuthSource;
  /** What only the served document says. Missing in the browser, where React leaves it as it is. */
  documentHead?: ReactNode;
}

/** The whole site inside of a router: server and browser render exactly this. */
export function App({ context, authSource, documentHead }: AppProps) {
  const { key, pathname } = useLocation();
  const [firstKey] = useState(key);
  // An error page stands for the address that was asked for, until the visitor moves on.
  const problem = key === firstKey ? context.problem : null;
  // The table knows the page at once; ranking eleven routes would be a tenth of a render.
  const page = findPage(pathname);

  useEffect(() => {
    // Tells style sheets and tests that controls answer now.
    document.documentElement.dataset.hydrated = 'true';
  }, []);

  return (
    <PageContextProvider value={context}>
      <AuthProvider source={authSource}>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <SiteHeader />
        <main id="content" className="main" tabIndex={-1}>
          <ErrorBoundary key={pathname}>
            {problem && <ErrorView problem={problem} />}
            {!problem && page && (
              <>
                <PageHead page={page} />
                <PageRoute id={page.id} />
              </>
            )}
            {!problem && !page && <NotFoundView />}
          </ErrorBoundary>
        </main>
        <SiteFooter />
        <RouteAnnouncer />
        {documentHead}
      </AuthProvider>
    </PageContextProvider>
  );
}
