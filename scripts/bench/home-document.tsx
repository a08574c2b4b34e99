import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '#client/app.tsx';
import type { Assets } from '#server/rendering/assets.ts';
import { Document } from '#server/rendering/document.tsx';
import { documentHeads } from '#server/rendering/document-head.tsx';
import { utcToday } from '#shared/figures/format.ts';
import type { PageContext } from '#shared/page-context.ts';
import { getPage } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

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
