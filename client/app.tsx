import { useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { PageContext } from '../shared/page-context';
import { findPage } from '../shared/pages';
import { AuthProvider, type AuthSource } from './auth';
import { ErrorBoundary } from './components/error-boundary';
import { ErrorView, NotFoundView } from './components/error-view';
import { PageContextProvider } from './components/page-context';
import { PageHead, SiteHead } from './components/page-head';
import { RouteAnnouncer } from './components/route-announcer';
import { SiteFooter } from './components/site-footer';
import { SiteHeader } from './components/site-header';
import { PageRoute } from './page-modules';

interface AppProps {
  context: PageContext;
  /** Missing on the server, where nobody is signed in. */
  authSource?: AuthSource;
}

/** The whole site inside of a router: server and browser render exactly this. */
export function App({ context, authSource }: AppProps) {
  const { key, pathname } = useLocation();
  const [firstKey] = useState(key);
  // An error page stands for the address that was asked for, until the visitor moves on.
  const problem = key === firstKey ? context.problem : null;
  // Ranking eleven routes is a tenth of a render; the table knows the one that matters.
  const page = findPage(pathname);

  useEffect(() => {
    // Tells style sheets and tests that controls answer now.
    document.documentElement.dataset.hydrated = 'true';
  }, []);

  return (
    <PageContextProvider value={context}>
      <AuthProvider source={authSource}>
        <SiteHead />
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <SiteHeader />
        <main id="content" className="main" tabIndex={-1}>
          <ErrorBoundary key={pathname}>
            {problem ? (
              <ErrorView problem={problem} />
            ) : (
              <Routes>
                {page && (
                  <Route
                    path={page.path}
                    element={
                      <>
                        <PageHead page={page} />
                        <PageRoute id={page.id} />
                      </>
                    }
                  />
                )}
                <Route path="*" element={<NotFoundView />} />
              </Routes>
            )}
          </ErrorBoundary>
        </main>
        <SiteFooter />
        <RouteAnnouncer />
      </AuthProvider>
    </PageContextProvider>
  );
}
