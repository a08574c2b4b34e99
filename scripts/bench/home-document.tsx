import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../client/app';
import type { Assets } from '../../server/assets';
import { Document } from '../../server/document';
import { utcToday } from '../../shared/format';
import type { PageContext } from '../../shared/page-context';
import { findPage } from '../../shared/pages';
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
  const page = findPage('/');
  const modules = (page && assets.pages[page.id]) ?? [];
  return (
    <Document assets={assets} context={context} modules={modules}>
      <StaticRouter location={{ pathname: '/', search: '' }}>
        <App context={context} />
      </StaticRouter>
    </Document>
  );
}
