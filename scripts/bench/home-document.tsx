import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../client/app';
import type { Assets } from '../../server/assets';
import { Document } from '../../server/document';
import { documentHeads } from '../../server/document-head';
import { utcToday } from '../../shared/format';
import type { PageContext } from '../../shared/page-context';
import { getPage } from '../../shared/pages';
import { site } from '../../shared/site';

/** The home page as the site's own server renders it, for servers to compare it with. */
export function homeDocument(assets: Assets): ReactElement {
  const context: PageContext = {
    origin: site.defaultOrigin,
    today: utcToday(),
    firebase: null,
    storesMessages: false,
    problem: null,
  };
  const page = getPage('home');
  const documentHead = documentHeads(assets, site.defaultOrigin)(page);
  return (
    <Document assets={assets} context={context}>
      <StaticRouter location={{ pathname: page.path, search: '' }}>
        <App context={context} documentHead={documentHead} />
      </StaticRouter>
    </Document>
  );
}
