import './common-chunk';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { placeholderFirebase } from '../shared/firebase-settings';
import { findPage } from '../shared/pages';
import { App } from './app';
import { createAuthSource } from './browser/auth-source';
import { readPageContext } from './browser/read-page-context';
import { restoreScroll } from './browser/scroll-restoration';
import { loadPage } from './page-modules';

const root = document.getElementById('root');
if (root) {
  const context = readPageContext(root);
  const page = context.problem ? undefined : findPage(window.location.pathname);
  if (page) await loadPage(page.id);
  restoreScroll();
  const authSource = createAuthSource(() =>
    import('./browser/firebase').then(
      (module) => module.connectFirebase(context.firebase ?? placeholderFirebase).observeUser,
    ),
  );
  hydrateRoot(
    root,
    <BrowserRouter>
      <App context={context} authSource={authSource} />
    </BrowserRouter>,
  );
}
