import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageContext } from '#shared/page-context.ts';
import { findPage } from '#shared/pages.ts';
import { notFound, unexpectedError } from '#shared/problems.ts';
import { AuthProvider, type AuthSource } from './auth/auth';
import { announceNotes } from './browser/announce-notes';
import { PageContextProvider } from './components/page-context';
import { PartBoundary } from './components/part-boundary';
import { ErrorView } from './layout/error-view';
import { SiteFooter } from './layout/site-footer';
import { SiteHeader } from './layout/site-header';
import { RouteAnnouncer } from './navigation/route-announcer';
import { PageRoute } from './page-modules';

const contentId = 'content';

interface AppProps {
  context: PageContext;
  /** Missing on the server, where nobody is signed in. */
  authSource?: AuthSource;
  /** What only the served document contains. Missing in the browser, where React leaves it alone. */
  documentHead?: ReactNode;
}

/** The whole site inside a router, rendered by server and browser alike. */
export function App({ context, authSource, documentHead }: AppProps) {
  const { key, pathname } = useLocation();
  const [firstKey] = useState(key);
  // The server's error page stays until the visitor navigates.
  const problem = key === firstKey ? context.problem : null;
  // Looked up in the page table, because ranking eleven routes would be a tenth of a render.
  const page = findPage(pathname);

  useEffect(() => {
    // Tells style sheets and tests that the page is interactive.
    document.documentElement.dataset.hydrated = 'true';
    announceNotes();
  }, []);

  return (
    <PageContextProvider value={context}>
      <AuthProvider source={authSource}>
        {/* The first stop of the Tab key. */}
        <a className="skip-link screen-only" href={`#${contentId}`} onClick={skip}>
          Skip to content
        </a>
        <SiteHeader />
        <main id={contentId} className="main" tabIndex={-1}>
          <PartBoundary
            key={pathname}
            id={contentId}
            renderEmpty={(ref) => <div className="main" ref={ref} />}
            otherwise={<ErrorView problem={unexpectedError()} canReload />}
          >
            {problem && <ErrorView problem={problem} />}
            {!problem && page && (
              <>
                {/* What changes with a navigation; the rest is in server/rendering/document-head.tsx. */}
                <title>{page.title}</title>
                <meta name="description" content={page.description} />
                <link rel="canonical" href={`${context.origin}${page.path}`} />
                <PageRoute id={page.id} />
              </>
            )}
            {!problem && !page && <ErrorView problem={notFound(pathname)} />}
          </PartBoundary>
        </main>
        <SiteFooter />
        <RouteAnnouncer />
        {documentHead}
      </AuthProvider>
    </PageContextProvider>
  );
}

/** Following the link would add a history entry, and Back should leave the page. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
