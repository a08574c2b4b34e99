import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { findPage } from '../shared/pages';
import { App } from './app';
import { readPageContext } from './browser/read-page-context';
import { restoreScroll } from './browser/scroll-restoration';
import { loadPage } from './page-modules';

const root = document.getElementById('root');
if (root) {
  const context = readPageContext(root);
  const page = context.problem ? undefined : findPage(window.location.pathname);
  if (page) await loadPage(page.id);
  restoreScroll();
  hydrateRoot(
    root,
    <BrowserRouter>
      <App context={context} />
    </BrowserRouter>,
  );
}
