import './common-chunk';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageContext } from '#shared/page-context.ts';
import { findPage } from '#shared/pages.ts';
import { App } from './app';
import { authSource } from './auth/auth-source';
import { fetchPart, startScript } from './browser/fetch-part';
import { explainWaitingControls } from './browser/waiting-controls';
import { pauseForInput, whenIdle } from './browser/when-idle';
import { PartBoundary } from './components/part-boundary';
import { prefetchLinks } from './navigation/follow-links';
import { restoreScroll } from './navigation/scroll-restoration';
import { SiteRouter } from './navigation/site-router';
import { loadPage } from './page-modules';

const root = document.getElementById('root');
if (root) {
  // It cannot be read if the document was altered on the way: then the page stays as served, without scripts.
  const hydration = hydrate(root, JSON.parse(root.dataset.context ?? '') as PageContext);
  void explainWaitingControls(root, hydration);
  hydration
    .then(whenIdle)
    .then(() => fetchPart('loupes', () => import('./browser/loupes')))
    .then(
      ({ openLoupes }) => openLoupes(),
      () => {},
    );
}

/** @throws if the page's script cannot be loaded; the page then stays as served. */
async function hydrate(container: HTMLElement, context: PageContext): Promise<void> {
  const page = context.problem ? undefined : findPage(window.location.pathname);
  await startScript()?.arrival;
  if (page) await loadPage(page.id);
  await pauseForInput();
  restoreScroll();
  prefetchLinks();
  // As a transition, hydration is split into short tasks between which the browser handles input.
  startTransition(() => {
    hydrateRoot(
      container,
      <PartBoundary id={container.id} renderEmpty={(ref) => <div className="root" ref={ref} />}>
        <SiteRouter>
          <App context={context} authSource={authSource(context.firebase)} />
        </SiteRouter>
      </PartBoundary>,
    );
  });
}
