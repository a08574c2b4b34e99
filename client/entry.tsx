import './common-chunk';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageContext } from '#shared/page-context.ts';
import { findPage } from '#shared/pages.ts';
import { App } from './app';
import { authSource } from './auth/auth-source';
import { fetchPart, startScript } from './browser/fetch-part';
import { pauseForInput, whenIdle } from './browser/when-idle';
import { PartBoundary } from './components/part-boundary';
import { decorate } from './motion/decorate';
import { prefetchLinks } from './navigation/follow-links';
import { restoreScroll } from './navigation/scroll-restoration';
import { SiteRouter } from './navigation/site-router';
import { explainWaitingControls } from './navigation/waiting-controls';
import { loadPage } from './page-modules';

const root = document.getElementById('root');
if (root) {
  // It cannot be read if the document was altered on the way: then the page stays as served, without scripts.
  const context = JSON.parse(root.dataset.context ?? '') as PageContext;
  const page = context.problem ? undefined : findPage(window.location.pathname);
  const load = async () => page && loadPage(page.id);
  const hydration = Promise.resolve(startScript()?.arrival)
    .then(load)
    .then(() => hydrate(root, context));
  const tryAgain = () => fetchPart(page?.id ?? '', load).then(() => hydrate(root, context));
  void explainWaitingControls(root, hydration, tryAgain);
}

async function hydrate(container: HTMLElement, context: PageContext): Promise<void> {
  await pauseForInput();
  decorate(restoreScroll);
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
  void whenIdle()
    .then(() => fetchPart('loupes', () => import('./browser/loupes')))
    .then(
      ({ openLoupes }) => openLoupes(),
      () => {},
    );
}
