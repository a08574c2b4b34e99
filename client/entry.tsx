import './common-chunk';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { placeholderFirebase } from '../shared/firebase-settings';
import { findPage } from '../shared/pages';
import { App } from './app';
import { createAuthSource } from './browser/auth-source';
import { pauseForInput } from './browser/pause-for-input';
import { openNotesPlainly } from './browser/plain-notes';
import { readPageContext } from './browser/read-page-context';
import { restoreScroll } from './browser/scroll-restoration';
import { PartBoundary } from './components/part-boundary';
import { loadPage } from './page-modules';

openNotesPlainly();
const root = document.getElementById('root');
if (root) {
  const context = readPageContext(root);
  const page = context.problem ? undefined : findPage(window.location.pathname);
  if (page) await loadPage(page.id);
  await pauseForInput();
  restoreScroll();
  const authSource = createAuthSource(() =>
    import('./browser/firebase').then(
      (module) => module.connectFirebase(context.firebase ?? placeholderFirebase).observeUser,
    ),
  );
  // As a transition React hydrates in slices and lets the browser answer in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <PartBoundary id={root.id} renderEmpty={(ref) => <div className="root" ref={ref} />}>
        <BrowserRouter>
          <App context={context} authSource={authSource} />
        </BrowserRouter>
      </PartBoundary>,
    );
  });
}
